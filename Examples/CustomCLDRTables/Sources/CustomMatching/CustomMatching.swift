// The plugin CustomCLDRTables adds the runtime and its tables to this module. What an app wants of its own can stand here too.
