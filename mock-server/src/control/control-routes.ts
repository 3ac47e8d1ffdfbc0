export function registerControl(_app: unknown, _options: unknown): void {}
