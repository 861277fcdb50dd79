// The plugin CustomCLDRTables adds the runtime and its tables to this module. You can add code of your own here.
