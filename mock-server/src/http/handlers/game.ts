import { slugOf } from '@chaupar/games/catalogue/game'
import { gameBySlug } from '@chaupar/games/catalogue/games'
import { DomainError } from '../../domain/base/errors.ts'
import { favouritesOf, setFavourite } from '../../domain/games/favourite-records.ts'
import { launchGame } from '../../domain/games/launch.ts'
import { matchSnapshot } from '../../domain/matches/matches.ts'
import type { Handlers } from '../handler.ts'

/** Games, favourites and pictures of matches (spec 7.4, 7.6). The pages behind the addresses: game-host. */
export const gameHandlers = {
  launchGame: ({ world, player, token, body }) => {
    const { language, device } = body
    // An order without a language leaves both to the game.
    const query = language === undefined ? '' : `?${new URLSearchParams({ lang: language, device })}`
    return { url: `/game-host/play/${world.name}/${launchGame(world, player, token, body)}${query}` }
  },
  getLiveTv: ({ world, query }) => {
    matchSnapshot(world, query.matchId)
    return { url: `/live-tv/watch/${world.name}/${encodeURIComponent(query.matchId)}` }
  },
  getFavourites: ({ world, player }) => ({ games: favouritesOf(world, player.id) }),
  setFavourite: ({ world, player, body }) => {
    const game = gameBySlug(body.game)
    if (game === null) throw new DomainError('game_not_found', { game: body.game })
    return { games: setFavourite(world, player.id, slugOf(game), body.favourite) }
  },
} satisfies Partial<Handlers>
