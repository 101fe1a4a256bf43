export declare function readRequirements(): Map<string, string>
