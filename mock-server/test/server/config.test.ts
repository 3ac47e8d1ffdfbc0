import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ConfigError } from '../../src/setting-values.ts'
import { newFolder } from '../support/folders.ts'

describe('configuration', () => {
  test('an empty environment gives the defaults, and an empty value counts as absent', () => {
    const config = readConfig({ PORT: '', CONTROL: '' })
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', control: false, rateLimit: 100, webDist: null })
    expect(config.web).toEqual({
      apiUrl: '/api',
      sportsDataUrl: '/sports-data',
      gameHostUrl: '/game-host',
      liveTvUrl: '/live-tv/',
      liveTvToken: false,
      traces: false,
      realtimeUrl: '',
      realtimePath: '/public/',
      playMoney: true,
      imageHosts: [],
      redirectHosts: [],
      gameOrigins: [],
      gameStorageOrigins: [],
    })
  })

  test('a setting for a real backend that has a slip in its name stops the start', () => {
    expect(() => readConfig({ UPSTREAM_API_UR: 'https://api.example' })).toThrow(
      'UPSTREAM_API_UR is no setting; there are UPSTREAM_API_URL, ',
    )
    expect(readConfig({ UPSTREAM_API_UR: '', UPSTREAM_HOST: '$proxy_host' }).upstream.api).toBeNull()
  })

  test('the web can be pointed at hosts of its own', () => {
    const { web } = readConfig({
      WEB_API_URL: 'https://api.example',
      WEB_SPORTS_DATA_URL: 'https://sports.example/data',
      WEB_REALTIME_URL: 'https://push.example',
      WEB_IMAGE_HOSTS: 'https://cdn.example https://img.example:8443',
      WEB_LIVE_TV_TOKEN: 'on',
      WEB_TRACES: 'on',
      WEB_GAME_ORIGINS: 'https://instant.example https://reels.example',
      WEB_GAME_STORAGE_ORIGINS: 'https://tables.example',
    })
    expect(web).toMatchObject({
      apiUrl: 'https://api.example',
      sportsDataUrl: 'https://sports.example/data',
      realtimeUrl: 'https://push.example',
      imageHosts: ['https://cdn.example', 'https://img.example:8443'],
      liveTvToken: true,
      traces: true,
      gameOrigins: ['https://instant.example', 'https://reels.example'],
      gameStorageOrigins: ['https://tables.example'],
    })
  })

  const wrong: [name: string, value: string, takes: string][] = [
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['HOST', 'my-machine', 'an IP address'],
    ['CONTROL', 'yes', 'on or off'],
    ['WORLD_LIMIT', '0', 'a whole number from 1 to 1000'],
    ['WORLD_LIMIT', 'off', 'a whole number from 1 to 1000'],
    ['RATE_LIMIT', '0', '"off" or a whole number from 1'],
    ['SOCKET_LIMIT', '5', '"off" or a whole number from 10'],
    ['TICK_MS', '1.5', '"off" or a whole number from 50'],
    ['HEARTBEAT_MS', '10', '"off" or a whole number from 50'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn'],
    ['PUBLISH_ADDRESS', 'localhost:8080', 'an IP address'],
    ['ALLOWED_HOSTS', 'mock.example:8080', 'names and addresses such as mock.example'],
    ['ALLOWED_HOSTS', 'http://mock.example', 'names and addresses such as mock.example'],
    ['ALLOWED_HOSTS', '*', 'names and addresses such as mock.example'],
    ['CORS_ORIGINS', 'https://a.example/path', 'origins such as'],
    ['CORS_ORIGINS', '*', 'origins such as'],
    ['TRUST_PROXY', 'everyone', '"off" or addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', '"off" or addresses'],
    ['TRUST_PROXY', 'loopback ::1/64/3', '"off" or addresses'],
    ['WEB_DIST', '/nowhere/at/all', 'the folder of the built web app'],
    ['GAME_CLIENT_DIST', '/nowhere/at/all', 'the folder of the built game client'],
    ['WEB_API_URL', 'javascript:alert(1)', 'a path that starts with / or an http(s) address'],
    ['WEB_API_URL', '//evil.example', 'a path that starts with / or an http(s) address'],
    ['WEB_REALTIME_PATH', 'public', 'a path that starts with /'],
    ['WEB_IMAGE_HOSTS', "https://cdn.example'; script-src *", 'origins such as'],
    ['WEB_GAME_ORIGINS', 'https://games.example/lobby', 'origins such as'],
    ['WEB_GAME_STORAGE_ORIGINS', 'https://*.example', 'origins such as'],
    ['WEB_LIVE_TV_TOKEN', 'always', 'on or off'],
    ['WEB_TRACES', 'some', 'on or off'],
    ['METRICS_PORT', 'on', '"off" or a whole number from 0 to 65535 (a port of its own)'],
    ['METRICS_PORT', '8080', 'another port than PORT; both are 8080'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'an http(s) address'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'one of http/json'],
    ['OTEL_TRACES_SAMPLER', 'half', 'one of always_on, parentbased_always_on, always_off'],
    ['VALIDATE_RESPONSES', 'maybe', 'on or off'],
  ]
  test.each(wrong)('%s=%s stops the start with one line that lists valid values', (name, value, takes) => {
    const failure = failureOf({ [name]: value })
    expect(failure.message.startsWith(`${name} takes `)).toBe(true)
    expect(failure.message).toContain(takes)
    expect(failure.message).not.toContain('\n')
  })

  test.each([
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '::' }, '::'],
    [{ HOST: '192.168.1.20' }, '192.168.1.20'],
    [{ PUBLISH_ADDRESS: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '0.0.0.0', PUBLISH_ADDRESS: '10.0.0.5' }, '10.0.0.5'],
  ])('an open control surface stops the start where others reach it: %j', (where, address) => {
    const { message } = failureOf({ CONTROL: 'on', ...where })
    expect(message).toMatch(/^CONTROL takes a CONTROL_TOKEN where others reach it, .*CONTROL=off/)
    expect(message).toContain(` at ${address};`)
    expect(message).not.toContain('\n')
    expect(readConfig({ CONTROL: 'on', CONTROL_TOKEN: 'right-token', ...where }).control).toBe(true)
    expect(readConfig({ CONTROL: 'off', ...where }).control).toBe(false)
  })

  test.each([
    [{}],
    [{ HOST: '127.0.0.2' }],
    [{ HOST: '::1' }],
    [{ HOST: '0.0.0.0', PUBLISH_ADDRESS: '127.0.0.1' }],
    [{ HOST: '0.0.0.0', PUBLISH_ADDRESS: 'localhost' }],
  ])('only this machine reaches it: %j', (where) => {
    expect(readConfig({ CONTROL: 'on', ...where })).toMatchObject({ control: true, controlToken: null })
  })

  test('it goes by the names that are given, and by the address where it is published', () => {
    expect(readConfig({}).ownNames).toEqual(['127.0.0.1'])
    expect(readConfig({ HOST: '0.0.0.0' }).ownNames).toEqual([])
    expect(readConfig({ HOST: '::' }).ownNames).toEqual([])
    const given = readConfig({ ALLOWED_HOSTS: 'mock.example, 10.0.0.5', PUBLISH_ADDRESS: '192.168.1.20' })
    expect(given.ownNames).toEqual(['mock.example', '10.0.0.5', '192.168.1.20'])
  })

  test('a wrong secret is named, not shown', () => {
    const failure = failureOf({ CONTROL_TOKEN: 'short' })
    expect(failure.message).toBe('CONTROL_TOKEN takes 8 to 200 printable characters without spaces')
  })

  test('a data folder that is a file is refused', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expect(failureOf({ DATA_DIR: file }).message).toContain('DATA_DIR takes a folder')
  })

  test('a host name stands for one address: the socket sits on one listener', () => {
    expect(readConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1')
    expect(readConfig({ HOST: '::' }).host).toBe('::')
  })
})

function failureOf(env: Record<string, string>): ConfigError {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('nothing was refused')
}
