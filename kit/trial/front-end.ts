/** A small front end as another team may have it: a page, and a server that hands its calls on to the mock. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = `<!doctype html>
<title>Another front end</title>
<form>
  <label>Name <input name="username"></label>
  <label>Password <input name="password" type="password"></label>
  <button>Sign in</button>
</form>
<output></output>
<script>
  const output = document.querySelector('output')
  const call = async (path, options = {}) => {
    const answer = await (await fetch(path, options)).json()
    if (answer.error) throw new Error(answer.message)
    return answer.data
  }
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = JSON.stringify(Object.fromEntries(new FormData(event.target)))
    try {
      const { token } = await call('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const { rows } = await call('/api/getAccountstatement', { headers: { Authorization: token } })
      output.textContent = rows[0].balance.toFixed(2)
    } catch (error) {
      output.textContent = error.message
    }
  })
</script>`

/** Serves the page on a free port; everything else goes to the mock with the host name kept, which names the world. */
export async function startFrontEnd(mockUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page)
      return
    }
    const { method, headers } = incoming
    const forwarded = request(new URL(incoming.url ?? '/', mockUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
