import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../support/folders.ts'
import { quietConfig, startApp } from '../support/server.ts'

/** A build as the web makes it. */
function buildFolder(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>landing</title>')
  writeFileSync(join(folder, 'app.html'), '<title>app</title>')
  writeFileSync(join(folder, 'not-found.html'), '<title>Page not found</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/main-abc123.js'), 'export {}')
  writeFileSync(join(folder, 'assets/main-abc123.js.gz'), 'zipped')
  writeFileSync(join(folder, '.secret'), 'secret')
  return folder
}

describe('the web that the mock serves', () => {
  const served: [path: string, status: number, content: string, cache: string][] = [
    ['/', 200, '<title>landing</title>', 'no-cache'],
    ['/?agent_code=AGENT7', 200, '<title>landing</title>', 'no-cache'],
    ['/home', 200, '<title>app</title>', 'no-cache'],
    ['/casino/spribe/aviator', 200, '<title>app</title>', 'no-cache'],
    ['/deposit/m_paytm?x=1', 200, '<title>app</title>', 'no-cache'],
    ['/favicon.svg', 200, '<svg/>', 'no-cache'],
    ['/assets/main-abc123.js', 200, 'export {}', 'public, max-age=31536000, immutable'],
    ['/assets/gone-000000.js', 404, 'not_found', 'no-cache'],
    ['/assets/', 404, 'not_found', 'no-cache'],
    ['/missing.png', 404, 'not_found', 'no-cache'],
    ['/home/missing.js', 404, 'not_found', 'no-cache'],
    ['/.secret', 404, 'not_found', 'no-cache'],
    ['/not-found.html', 404, 'not_found', 'no-cache'],
    ['/api', 404, 'not_found', 'no-store'],
    ['/api/nothing', 404, 'not_found', 'no-store'],
    ['/sports-data/nothing', 404, 'not_found', 'no-store'],
    ['/game-host/nothing', 404, 'not_found', 'no-store'],
    ['/live-tv/nothing', 404, 'not_found', 'no-store'],
    ['/__mock/nothing', 404, 'not_found', 'no-store'],
  ]
  test.each(served)('GET %s -> %i', async (path, status, content, cache) => {
    const { app } = await startApp({ webDist: buildFolder() })
    const answer = await app.inject(path)
    expect({ status: answer.statusCode, cache: answer.headers['cache-control'] }).toEqual({ status, cache })
    expect(answer.body).toContain(content)
  })

  test.each([
    ['/games.all', 'text/html; charset=utf-8', 'Page not found'],
    ['/casino/spribe/mines.html', 'text/html; charset=utf-8', 'Page not found'],
    ['/assets/gone-000000.js', 'application/json; charset=utf-8', 'not_found'],
    ['/api/none.php', 'application/json; charset=utf-8', 'not_found'],
  ])('a browser that opens %s is answered 404 as %s', async (path, type, content) => {
    const { app } = await startApp({ webDist: buildFolder() })
    const answer = await app.inject({ url: path, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, type])
    expect(answer.body).toContain(content)
  })

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f.secret', '/%zz', '/assets/%00'])(
    'GET %s leads out of the folder nowhere',
    async (path) => {
      const { app } = await startApp({ webDist: buildFolder() })
      const answer = await app.inject(path)
      expect([400, 403, 404]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ error: true })
    },
  )

  test('a packed file is sent to clients that accept it', async () => {
    const { app } = await startApp({ webDist: buildFolder() })
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  test.each([
    '/',
    '/home',
    '/assets/main-abc123.js',
    '/assets/gone.js',
    '/api/getAppDetails',
    '/api/nothing',
    '/config.js',
    '/%zz',
  ])('GET %s stands under the security headers', async (path) => {
    const { app } = await startApp({ webDist: buildFolder(), control: false })
    const { headers } = await app.inject(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  })

  test('a page that the drawer records has the same policy, but for the styles that its recorder writes', async () => {
    const policyOf = async (control: boolean) => {
      const { app } = await startApp({ webDist: buildFolder(), control })
      return String((await app.inject('/home')).headers['content-security-policy'])
    }
    expect(await policyOf(true)).toBe(
      (await policyOf(false)).replace("style-src 'self';", "style-src 'self'; style-src-attr 'unsafe-inline';"),
    )
  })

  test('an answer names its request for the recorder of a page, where the control surface is', async () => {
    const timingOf = async (control: boolean) => {
      const { app } = await startApp({ control })
      const { headers } = await app.inject({ url: '/api/getAppDetails', headers: { 'x-request-id': 'asked-0001' } })
      return headers['server-timing']
    }
    expect(await timingOf(true)).toBe('request;desc="asked-0001"')
    expect(await timingOf(false)).toBeUndefined()
  })

  test('only configured hosts are added to the policy', async () => {
    const web = {
      ...quietConfig.web,
      apiUrl: 'https://api.example/v1',
      realtimeUrl: 'https://push.example',
      gameHostUrl: 'https://games.example',
      imageHosts: ['https://cdn.example'],
      gameOrigins: ['https://instant.example', 'https://games.example'],
      gameStorageOrigins: ['https://tables.example'],
    }
    const { app } = await startApp({ webDist: buildFolder(), web })
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain(
      "connect-src 'self' https://api.example https://games.example https://push.example wss://push.example;",
    )
    expect(policy).toContain("img-src 'self' data: https://cdn.example;")
    expect(policy).toContain("frame-src 'self' https://games.example https://instant.example https://tables.example;")
  })

  test('POST to a page is no page', async () => {
    const { app } = await startApp({ webDist: buildFolder() })
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
  })
})

describe('/config.js', () => {
  test('carries the runtime configuration and cannot end a script element', async () => {
    const { app } = await startApp({ web: { ...quietConfig.web, redirectHosts: ['</script><script>'] } })
    const answer = await app.inject('/config.js')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(answer.body).not.toContain('</script>')
    expect(answer.body).toMatch(/^window\.__CHAUPAR_CONFIG__ = \{.*\};\n$/)
    const given: unknown = JSON.parse(answer.body.replace(/^window\.__CHAUPAR_CONFIG__ = /, '').replace(/;\n$/, ''))
    expect(given).toMatchObject({ apiUrl: '/api', playMoney: true, redirectHosts: ['</script><script>'] })
  })

  test('without a build folder there is no web, and calls still answer', async () => {
    const { app } = await startApp()
    expect((await app.inject('/')).statusCode).toBe(404)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})
