export function attachGateway(_app: unknown, _options: unknown): void {}
