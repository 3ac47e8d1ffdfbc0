import { bilingual } from '../../i18n/texts.ts'

export const thirtyTwoTexts = bilingual(
  {
    player: (start: number) => `Player ${start}`,
    starts: (start: number) => `${start} +`,
    odd: 'Odd',
    even: 'Even',
    parity: (start: number, parity: string) => `Player ${start}, ${parity.toLowerCase()} points`,
    wins: (start: number, points: number) => `Player ${start} wins with ${points} points.`,
    shared: (starts: string) => `Players ${starts} share the win.`,
    saidCard: (start: number, card: string, points: number) => `Player ${start}: ${card}, ${points} points.`,
  },
  {
    player: (start) => `खिलाड़ी ${start}`,
    starts: (start) => `${start} +`,
    odd: 'विषम',
    even: 'सम',
    parity: (start, parity) => `खिलाड़ी ${start}, ${parity} अंक`,
    wins: (start, points) => `खिलाड़ी ${start} ${points} अंकों से जीता।`,
    shared: (starts) => `खिलाड़ी ${starts} की जीत साझा है।`,
    saidCard: (start, card, points) => `खिलाड़ी ${start}: ${card}, ${points} अंक।`,
  },
)
