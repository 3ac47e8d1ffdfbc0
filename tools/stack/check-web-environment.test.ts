import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { imageDefaults } from './nginx.ts'

function start(environment: Record<string, string>) {
  return spawnSync('sh', [join(import.meta.dirname, 'check-web-environment.sh')], {
    env: { PATH: process.env.PATH, ...imageDefaults(), ...environment },
    encoding: 'utf8',
  })
}

describe('the web image before it starts', () => {
  test("takes its own defaults and an operator's hosts", () => {
    expect(start({}).status).toBe(0)
    expect(
      start({
        API_UPSTREAM: 'https://api.example',
        HEALTH_UPSTREAM: '',
        HOMES: 'mock-0.mock:8080 10.0.0.4:80,c:1',
        NGINX_LOCAL_RESOLVERS: '10.0.0.2:53 [fd00::2]',
        TRUSTED_PROXIES: '10.0.0.0/8 192.0.2.1 fd00::/8',
        WEB_IMAGE_HOSTS: 'https://a.example https://b.example:8443',
        WEB_GAME_ORIGINS: 'https://games.example http://127.0.0.1:9000',
        WEB_GAME_STORAGE_ORIGINS: 'https://tables.example',
      }),
    ).toMatchObject({
      status: 0,
      stderr: '',
    })
  })

  test.each([
    ['API_UPSTREAM', 'api.example'],
    ['API_UPSTREAM', 'http://$host/api'],
    ['HOMES', ''],
    ['HOMES', 'mock-0'],
    ['HOMES', 'mock-0:8080; return 200'],
    ['HOMES', 'mock-0:8080  mock-1:8080'],
    ['REALTIME_UPSTREAM', 'http://mock-server:8080/public/'],
    ['WEB_API_URL', "/api'; alert(1); '"],
    ['WEB_LIVE_TV_URL', '/live-tv/$host'],
    ['WEB_REALTIME_PATH', 'public'],
    ['WEB_PLAY_MONEY', 'perhaps'],
    ['WEB_LIVE_TV_TOKEN', 'always'],
    ['WEB_TRACES', 'some'],
    ['WEB_IMAGE_HOSTS', 'https://a.example; script-src *'],
    ['WEB_REDIRECT_HOSTS', 'https://a.example\nhttps://b.example'],
    ['WEB_GAME_ORIGINS', 'https://games.example/lobby'],
    ['WEB_GAME_STORAGE_ORIGINS', '*'],
    ['NGINX_PORT', '8080; include /etc/passwd'],
    ['NGINX_TLS_PORT', 'https'],
    ['HTTPS_PORT', '8443; return 200'],
    ['HSTS_MAX_AGE', 'a year'],
    ['TLS_CERTIFICATE', '/none/site.crt'],
    ['TLS_CERTIFICATE', '/x; include /etc/passwd'],
    ['CLIENT_MAX_BODY_SIZE', 'a lot'],
    ['CLIENT_BODY_TIMEOUT', '15'],
    ['HEALTH_UPSTREAM', 'mock-server/healthz'],
    ['TRUSTED_PROXIES', '10.0.0.0/8; deny all'],
    ['TRUSTED_PROXIES', 'private'],
    ['NGINX_LOCAL_RESOLVERS', ''],
    ['NGINX_LOCAL_RESOLVERS', 'dns.example'],
  ])('stops on a wrong %s with one line that names it', (name, value) => {
    const done = start({ [name]: value })
    expect(done.status).toBe(1)
    expect(done.stderr.startsWith(`${name} takes `)).toBe(true)
  })

  test('takes a certificate with its key, and not one without the other', () => {
    const file = join(import.meta.dirname, 'nginx.ts')
    expect(start({ TLS_CERTIFICATE: file, TLS_CERTIFICATE_KEY: file })).toMatchObject({ status: 0, stderr: '' })
    expect(start({ TLS_CERTIFICATE: file }).stderr).toMatch(/^TLS_CERTIFICATE_KEY takes /)
    expect(start({ TLS_CERTIFICATE_KEY: file }).stderr).toMatch(/^TLS_CERTIFICATE takes /)
  })
})
