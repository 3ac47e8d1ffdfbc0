import { digitsOf, plainSigns } from '@chaupar/api/typed-numbers'

/** As many digits as a code of any server has. */
const most = 8

/** An amount of money, whose digits are no code: '₹1,50,000', 'Rs. 150000', '150000.00', '150000/-'. */
const amounts = /(?:₹|₨|\b(?:rs|inr)\b\.?|रु\.?)\s*\d[\d,.]*|\d[\d,]*(?:\.\d{1,2}(?!\d)|\/-)/gi

/** Six digits in a row or in two halves, behind the word for a code or before it, and anywhere else. */
const places = [
  /(?:otp|code|ओटीपी|कोड)[\s:=-]*(?:is|है)?[\s:=-]*(\d{3}[ -]?\d{3})(?!\d)/i,
  /(?<!\d)(\d{3}[ -]?\d{3})(?!\d)\s*(?:is|है)/i,
  /(?<!\d)(\d{6})(?!\d)/,
  /(?<!\d)(\d{3}[ -]\d{3})(?!\d)/,
]

/**
 * The code in what was typed or pasted: '123 456', '123-456', or a whole message, '123456 is your OTP, valid for 10 minutes', where
 * dates, accounts and amounts stand too.
 */
export function codeOf(entered: string): string {
  const text = plainSigns(entered)
  if (!/[^\d\s-]/.test(text)) return digitsOf(text).slice(0, most)
  const message = text.replace(amounts, ' ')
  const found = places.map((place) => place.exec(message)?.[1]).find(Boolean)
  return digitsOf(found ?? text).slice(0, most)
}
