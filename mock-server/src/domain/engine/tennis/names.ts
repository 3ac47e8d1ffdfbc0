/** Invented people and tournaments. None of them is, or is meant as, a real one. */

export const PLAYERS: readonly [initial: string, surname: string][] = [
  ['R', 'Adwankar'],
  ['K', 'Bhavsule'],
  ['S', 'Okaforde'],
  ['P', 'Marchettino'],
  ['D', 'Lindqvarn'],
  ['A', 'Thirumalan'],
  ['V', 'Kowalczyn'],
  ['N', 'Desrosiere'],
  ['J', 'Halvorsund'],
  ['M', 'Pereyrano'],
  ['T', 'Nakamorita'],
  ['I', 'Vasilenkov'],
  ['G', 'Rangnath'],
  ['L', 'Brandtner'],
  ['H', 'Sundarkar'],
  ['C', 'Olivestre'],
]

export const TOURNAMENTS: readonly string[] = [
  'Pune Challenger, quarter-final',
  'Mysuru Open, round of 16',
  'Panaji Hard Court, semi-final',
  'Chandigarh Classic, final',
]
