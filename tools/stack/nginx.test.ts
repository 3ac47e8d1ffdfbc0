import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { readWebConfig } from '../../mock-server/src/config.ts'
import { securityHeaders } from '../../mock-server/src/http/security-headers.ts'
import { configScript } from '../../mock-server/src/http/web.ts'
import { root } from '../processes/run.ts'
import { expandTemplate, imageDefaults } from './nginx.ts'

const template = readFileSync(join(root, 'nginx.conf'), 'utf8')

/** An operator's own hosts, as the web image and the mock take them. */
const ownHosts = {
  WEB_API_URL: 'https://api.example/v1',
  WEB_SPORTS_DATA_URL: 'https://sports.example',
  WEB_GAME_HOST_URL: 'https://games.example:8443',
  WEB_LIVE_TV_URL: 'https://tv.example/live/',
  WEB_REALTIME_URL: 'https://push.example',
  WEB_LIVE_TV_TOKEN: 'on',
  WEB_TRACES: 'on',
  WEB_PLAY_MONEY: 'off',
  WEB_IMAGE_HOSTS: 'https://cdn.example https://img.example',
  WEB_REDIRECT_HOSTS: 'https://pay.example',
  WEB_GAME_ORIGINS: 'https://instant.example https://reels.example',
  WEB_GAME_STORAGE_ORIGINS: 'https://tables.example',
}

/** The values of the maps whose source is a text by now (`map "text" $name { default ""; "~pattern" "value"; }`), or a file that the mock points to: none. */
function mapsOf(conf: string): Map<string, string> {
  const maps = [...conf.matchAll(/^map (?:"([^"]*)"|\$upstream_http_x_accel_redirect)\s+\$(\w+)\s+\{(.*)\}$/gm)]
  return new Map(maps.map(([, source = '', name = '', body = '']) => [name, mapped(source, body)]))
}

function mapped(source: string, body: string): string {
  const entries = [...body.matchAll(/(default|"[^"]*") "([^"]*)";/g)].map(([, key = '', value = '']) => ({
    key,
    value,
  }))
  for (const { key, value } of entries) {
    if (key === `"${source}"`) return value
    const found = key.startsWith('"~') ? new RegExp(key.slice(2, -1)).exec(source) : null
    if (found) return value.replaceAll('$1', found[1] ?? '')
  }
  return entries.find((entry) => entry.key === 'default')?.value ?? ''
}

function headersOf(conf: string): Record<string, string> {
  const maps = mapsOf(conf)
  const policy = /map \$upstream_http_content_security_policy[^}]*"" "([^"]*)";/.exec(conf)?.[1] ?? ''
  const lines = [...conf.matchAll(/^\s*add_header (\S+)\s+(?:"([^"]*)"|(\$\w+)) always;$/gm)]
  const plain = lines.map(([, name = '', text, variable]) => [
    name.toLowerCase(),
    text ??
      (variable === '$policy'
        ? policy.replace(/\$(\w+)/g, (_all, map: string) => maps.get(map) ?? `?${map}`)
        : variable),
  ])
  return Object.fromEntries(plain)
}

/** A policy as directive -> sources, in no order: both sides may write them as they like. */
function directives(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, [...new Set(sources)].sort()]
    }),
  )
}

function configOf(conf: string): unknown {
  const script = /location = \/config\.js \{[^"]*return 200 "([^"]*)";/.exec(conf)?.[1] ?? ''
  return evaluate(script)
}

function evaluate(script: string): unknown {
  const context: { window: Record<string, unknown> } = { window: {} }
  runInNewContext(script, context)
  return JSON.parse(JSON.stringify(context.window.__CHAUPAR_CONFIG__))
}

describe.each([
  ['with the defaults', {}],
  ["with an operator's own hosts", ownHosts],
])('nginx.conf and the mock agree %s', (_name, environment) => {
  const conf = expandTemplate(template, { ...imageDefaults(), ...environment })
  const web = readWebConfig(environment)

  test('on every header of the web', () => {
    const { 'content-security-policy': policy, ...others } = securityHeaders(web)
    const { 'content-security-policy': ownPolicy, ...own } = headersOf(conf)
    expect(directives(ownPolicy)).toEqual(directives(policy))
    expect(own).toEqual({
      ...others,
      'cache-control': '$cache',
      // 'cross-origin' for files of games alone, see below.
      'cross-origin-resource-policy': '$resource_policy',
      'x-request-id': '$answer_id',
      'content-encoding': '$packed',
      vary: '$varies',
      'strict-transport-security': '$hsts',
      'retry-after': '$retry_after',
    })
  })

  test('on the runtime configuration', () => {
    expect(configOf(conf)).toEqual(evaluate(configScript(web)))
  })
})

describe('nginx.conf', () => {
  test('gives headers in the server block only, since a location with one of its own would lose all others', () => {
    const lines = template.split('\n').filter((line) => /^[^#]*\badd_header\b/.test(line))
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) {
      expect(line).toMatch(/^ {2}add_header /)
      expect(line).toMatch(/ always;$/)
    }
  })

  test('lets a frame without an origin load the files of games, and nothing else', () => {
    const [, pattern = ''] = /\$asked \$resource_policy \{[^}]*"~([^"]+)" +"cross-origin";/.exec(template) ?? []
    const isOpen = (path: string) => new RegExp(pattern).test(path)
    const files = ['/game-host/client/assets/hanken-1a2b.woff2', '/game-host/page.css', '/game-host/page.js']
    const others = ['/', '/assets/app-1a2b.js', '/api/x.js', '/game-host/visits/w/k/balance', '/game-host/lobby']
    expect([...files, ...others].filter(isOpen)).toEqual(files)
  })

  test('has room for 4,000 sockets in each worker, two connections each, and a file for every connection', () => {
    const main = readFileSync(join(root, 'nginx-main.conf'), 'utf8')
    const number = (text: string, directive: string) => Number(new RegExp(`\\b${directive}:? (\\d+)`).exec(text)?.[1])
    const connections = number(main, 'worker_connections')
    expect(connections).toBeGreaterThan(2 * 4000)
    expect(number(main, 'worker_rlimit_nofile')).toBeGreaterThan(connections)
    const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
    expect(number(compose, 'nofile')).toBeGreaterThanOrEqual(number(main, 'worker_rlimit_nofile'))
    expect(number(compose, 'pids')).toBeGreaterThan(number(main, 'worker_processes') + 1)
  })

  test('names no variable that the image has no default for', () => {
    expect(() => expandTemplate(template, imageDefaults())).not.toThrow()
    expect(() => expandTemplate('listen \u0024{UNHEARD_OF};', imageDefaults())).toThrow('UNHEARD_OF')
  })
})
