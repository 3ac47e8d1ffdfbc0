/**
 * Node's arguments for the mock server. V8's room for young objects grows to three times 16 MB under load and stays
 * there; half of that costs nothing that could be measured (docs/decisions/016-memory.md). The Dockerfile says the same.
 */
export const mockArguments = ['--max-semi-space-size=8', 'mock-server/src/main.ts'] as const
