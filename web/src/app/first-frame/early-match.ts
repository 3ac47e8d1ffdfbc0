/**
 * Writes competition and name of a match into its frame as soon as its settings are answered; prices wait for the app, which
 * keeps them fresh. What cannot be read is left to the app, which asks the same answer.
 *
 * Its source goes into the document: it may use what it is given, the browser, and nothing besides.
 */
export async function nameMatch(answer: Promise<Response>): Promise<void> {
  try {
    // The answer itself is the app's to read.
    const { data }: { data: { match: Record<string, unknown> } } = await (await answer).clone().json()
    const { matchName, competition } = data.match
    const place = document.querySelector('.score-waiting-match')
    if (!place || typeof matchName !== 'string' || typeof competition !== 'string') return
    const name = document.createElement('b')
    name.textContent = matchName
    place.replaceChildren(competition, document.createElement('br'), name)
  } catch {
    // The app says what went wrong.
  }
}
