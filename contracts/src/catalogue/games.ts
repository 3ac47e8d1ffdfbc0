import { type Game, type GameCategory, slugOf } from './game.ts'

type Row = readonly [slug: string, code: string, category: GameCategory, name: string, art?: string]

/** A table of a lobby: slug, table id, category, name, file of the cover where one is drawn. */
const spribe: readonly Row[] = [
  ['spribe/aviator', 'aviator', 'crash', 'Aviator', 'aviator'],
  ['spribe/mines', 'mines', 'crash', 'Mines', 'mines'],
  ['spribe/goal', 'goal', 'crash', 'Goal'],
  ['spribe/dice', 'dice', 'crash', 'Dice'],
  ['spribe/plinko', 'plinko', 'crash', 'Plinko', 'plinko'],
  ['spribe/miniroulette', 'miniroulette', 'roulette', 'Mini Roulette'],
  ['spribe/hilo', 'hilo', 'crash', 'Hi Lo'],
  ['spribe/keno', 'keno', 'crash', 'Keno'],
  ['spribe/hotline', 'hotline', 'crash', 'Hotline'],
]

const evolution: readonly Row[] = [
  ['ezgevo-autoroulette', '1000148', 'roulette', 'Auto Roulette', 'roulette'],
  ['ezgevo-megaball', '1000149', 'livecasino', 'Mega Ball'],
  ['ezgevo-crazytime', '1000150', 'livecasino', 'Crazy Time', 'crazy-time'],
  ['ezgevo-doubleballroulette', '1000151', 'roulette', 'Double Ball Roulette', 'roulette'],
  ['ezgevo-dragontiger1', '1000152', 'livecasino', 'Dragon Tiger'],
]

const ezugi: readonly Row[] = [
  ['ezg-thirtytwocards', '328000', 'livecasino', '32 Cards'],
  ['ezg-baccarat', '100', 'baccarat', 'Baccarat'],
  ['ezg-blackjack', '101', 'blackjack', 'Blackjack'],
  ['ezg-lucky7', '602000', 'livecasino', 'Lucky 7', 'lucky-7'],
  ['ezg-sicbodice01', '221000', 'livecasino', 'Sic Bo'],
  ['ezg-teenpatti', '227100', 'livecasino', 'Teen Patti', 'teen-patti'],
  ['ezg-roulette', '1000', 'roulette', 'Roulette', 'roulette'],
  ['ezg-andarbahar', '228000', 'andarbahar', 'Andar Bahar', 'andar-bahar'],
]

const slots: readonly Row[] = [
  ['ezgne-twinspin', '1100001', 'slots', 'Twin Spin'],
  ['ezgne-gonzoquest', '1100002', 'slots', "Gonzo's Quest"],
  ['ezgrt-Strike777', '1100003', 'slots', 'Strike 777'],
  ['ezgrt-GoldenTsar', '1100004', 'slots', 'Golden Tsar'],
  ['ezgrt-VikingsSlots', '1100005', 'slots', 'Vikings'],
]

function listed(provider: string, casino: string, rows: readonly Row[]): Game[] {
  return rows.map(([slug, code, category, name, art]) => {
    const src = art === undefined ? '' : `/art/covers/${art}.svg`
    return {
      href: `/casino/${slug}`,
      code,
      casino,
      category,
      provider,
      homeUrl: provider === 'slots' ? '/slots' : `/casino/${provider}`,
      imgUrl: src,
      plaBtn: '',
      alt: name,
      name,
      gameType: art === undefined ? [] : ['popular'],
      cover: { src, alt: name },
    }
  })
}

/** Every game that the mock can launch; names and slugs of spec 2.5. */
export const games: readonly Game[] = [
  ...listed('spribe', 'spribe', spribe),
  ...listed('evolution', 'ezugi', evolution),
  ...listed('ezugi', 'ezugi', ezugi),
  ...listed('slots', 'ezugi', slots),
]

/** The game that a launch names; the codes of a provider's lobby are unique. */
export function gameByCode(provider: string, casino: string, code: string): Game | null {
  return games.find((game) => game.provider === provider && game.casino === casino && game.code === code) ?? null
}

/** The game of a slug, whatever its letters' case. */
export function gameBySlug(slug: string): Game | null {
  const key = slug.toLowerCase()
  return games.find((game) => slugOf(game).toLowerCase() === key) ?? null
}
