// Keeps the page's value up to date, and hands the way back to the app when the page is framed.

const pollMs = 1000
const { source, parents, deadEnd } = document.body.dataset
const value = document.getElementById('value')
const notice = document.getElementById('notice')
const back = document.getElementById('back')

/** The app may be this very origin or one that the server names; each gets the word, and no other window can read it. */
const targets = [new URL(location.href).origin, ...(parents ?? '').split(' ').filter((origin) => origin !== '')]

function tellParent(message) {
  for (const origin of targets) window.parent.postMessage(message, origin)
}

/** In a sandboxed frame the link alone leads nowhere: the app is asked to leave the game. */
back?.addEventListener('click', (event) => {
  if (window.parent === window) return
  event.preventDefault()
  tellParent({ type: 'game:home', href: back.getAttribute('href') })
})

function show(text) {
  if (value && value.textContent !== text) value.textContent = text
}

function warn(text) {
  if (!notice) return
  notice.textContent = text
  notice.hidden = text === ''
}

/** Answers whether to ask again. */
async function refresh() {
  const answer = await fetch(source, { cache: 'no-store' })
  if (answer.status === 404) {
    warn('Your session has ended. Please go back and log in again.')
    tellParent({ type: 'game:session-ended' })
    return false
  }
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const { text } = await answer.json()
  show(text)
  warn('')
  return true
}

function poll() {
  refresh()
    .catch(() => {
      warn('The connection is lost. Trying again.')
      return true
    })
    .then((goOn) => {
      if (goOn) setTimeout(poll, pollMs)
    })
}

tellParent({ type: deadEnd === undefined ? 'game:ready' : 'game:failed' })
if (source) setTimeout(poll, pollMs)
