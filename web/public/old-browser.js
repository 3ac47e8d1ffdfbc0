// A browser older than those of browserslist (package.json) gets one sentence instead of the site. ES5 alone, and a script of its
// own: such a browser cannot even read the others. Lookbehind came with Safari 16.4, these properties with Chrome 108 and Firefox 110.
;(function () {
  var isSupported = false
  try {
    // By its constructor: a literal that is not understood ends the whole script.
    isSupported =
      new RegExp('(?<=a)b').test('ab') &&
      CSS.supports('container-type', 'inline-size') &&
      CSS.supports('height', '1dvh')
  } catch (_error) {
    // What throws here is not known to this browser.
  }
  if (isSupported) return
  document.documentElement.setAttribute('data-unsupported', '')
  // Before deferred scripts run: without its root the app does not start.
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return
    document.body.textContent = ''
    document.body.style.padding = '24px'
    say('en', 'Chaupar needs a newer browser: Chrome 109, Firefox 115, Safari 16.4 (iOS 16.4) or later.')
    say('hi', 'Chaupar के लिए नया ब्राउज़र चाहिए: Chrome 109, Firefox 115, Safari 16.4 (iOS 16.4) या इनसे नया।')
  })

  function say(language, sentence) {
    var text = document.createElement('p')
    text.lang = language
    text.textContent = sentence
    document.body.appendChild(text)
  }
})()
