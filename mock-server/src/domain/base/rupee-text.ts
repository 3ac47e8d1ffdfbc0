const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** An amount as players read it: 12345678 paise -> '₹1,23,456.78'. */
export function rupeeText(amountPaise: number): string {
  return format.format(amountPaise / 100)
}
