import type { ProviderCode } from '@chaupar/games/catalogue/provider'
import { paths } from '../../config/paths.ts'

type FooterProvider = { code: ProviderCode; name: string; to: string; forPlayers: boolean }

const open = (code: ProviderCode, name: string): FooterProvider => ({
  code,
  name,
  to: paths.providerCode(code),
  forPlayers: false,
})
const closed = (code: ProviderCode, name: string, to: string): FooterProvider => ({ code, name, to, forPlayers: true })

/**
 * The providers whose signs stand in the footer: all of the catalogue, in its order, without what else it knows of them,
 * since the footer is part of the first page. Two have pages of their own, for players only (spec 2.4).
 */
export const footerProviders: readonly FooterProvider[] = [
  open('evolution', 'Evolution'),
  open('ezugi', 'Ezugi'),
  open('supernowa', 'Supernowa'),
  open('worldcasino', 'World Casino'),
  open('xpg', 'XPG'),
  open('onetouch', 'OneTouch'),
  open('onlyplay', 'OnlyPlay'),
  open('pragmaticplay', 'Pragmatic Play'),
  open('qtech', 'QTech'),
  open('vivo', 'Vivo'),
  open('aesexy', 'AE Sexy'),
  open('powergames', 'Power Games'),
  open('spribe', 'Spribe'),
  closed('kingmaker', 'Kingmaker', paths.kingmaker),
  closed('aura', 'Aura', paths.aura),
]
