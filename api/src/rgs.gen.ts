// Written by tools/generate.ts from api/rgs.yaml. Do not edit; run "npm run generate".

export interface paths {
    "/wallet/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin or take up a session
         * @description Answers the open round when one was left, else the last one. A launch that was not used within five minutes is over. A client that lost the answer of a call sends the key of that call as `intent`: this call decides whether it counts.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The balance now
         * @description Reads only: it neither opens nor closes a round, and may be asked at any time while the session lives.
         */
        post: operations["readGameBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stake an amount and open a round
         * @description Stake, draw and round are one step. A round that pays nothing is closed by it; a win stays active until end-round, a round with decisions until they are taken. One round of a player and game is open at a time (ERR_BE).
         */
        post: operations["playRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/end-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what the open round pays
         * @description Closes the round, so that the next one can be played. The same key answers the same and pays once. A round that still waits for a decision is refused, and so is a session without an open round.
         */
        post: operations["endRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how far the player has seen the open round
         * @description What is noted here comes back as `round.event` when the session is taken up again, so that a client goes on where the player was. It decides nothing.
         */
        post: operations["noteRoundEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a decision in the open round
         * @description The names of the actions that may follow stand in `round.actions`. A decision that adds to the stake books it at once. The same key answers the same and has one effect.
         */
        post: operations["actInRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/replay/{game}/{version}/{mode}/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game as `config.gameID` names it */
                game: string;
                /** @description Version of the rules; there is one */
                version: "1";
                mode: components["schemas"]["Mode"];
                /** @description The round's roundID */
                event: string;
            };
            cookie?: never;
        };
        /**
         * A decided round again, computed from its seeds
         * @description Says nothing of who played or for how much, so it takes no session.
         */
        get: operations["replayRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what the next round of the session's game comes to
         * @description For testers: it is there (404 otherwise) only where the control surface is on and asks for no token. The next player in this world gets the round, which says `forced`. Words that the game does not know are refused with those that it knows.
         */
        post: operations["searchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rounds of this player and game, newest first
         * @description With what each was drawn from, and the server seed where it was replaced, so that a client can work a round out again.
         */
        post: operations["readPastRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/seeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the next round is drawn from
         * @description Without the server seed; the answer holds its hash.
         */
        post: operations["readSeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/rotate-seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put new seeds in place of those in use
         * @description Reveals the server seed that was used until now. Refused (ERR_BE) while a round under it is open in any game.
         */
        post: operations["rotateSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description ERR_IPB the balance does not cover it; ERR_IS no such session, or it is over; ERR_ATE who plays has to log in again; ERR_GLE a limit or a break that the player set; ERR_BNF no such round; ERR_BE a round is open already; ERR_VAL the call is not valid; ERR_GE another refusal; ERR_UE a failure of ours, and nothing was done; ERR_MAINTENANCE the site is closed.
         * @enum {string}
         */
        StatusCode: "SUCCESS" | "ERR_IPB" | "ERR_IS" | "ERR_ATE" | "ERR_GLE" | "ERR_BNF" | "ERR_BE" | "ERR_VAL" | "ERR_GE" | "ERR_UE" | "ERR_MAINTENANCE";
        /** @description How the call went */
        Status: {
            statusCode: components["schemas"]["StatusCode"];
            /** @description The same in words for the player */
            statusMessage?: string;
        };
        /** @description The status of what was done */
        Done: {
            /** @enum {string} */
            statusCode: "SUCCESS";
        };
        /** @description A call that was not done */
        Refusal: {
            /** @description In words for the player */
            error: string;
            status: components["schemas"]["Status"];
        };
        /** @description The session of one launch; ends with the login that it was launched under */
        SessionID: string;
        /** @description Six decimals; 1000000 is one rupee */
        Amount: number;
        /**
         * @description The only one; play money
         * @enum {string}
         */
        Currency: "INR";
        /** @description A bet mode of the game, `base` being the ordinary one */
        Mode: string;
        /** @description What the game's rules ask beside amount and mode; chips on a table, the tile of a pick */
        Meta: {
            [key: string]: unknown;
        };
        /** @description Whose session, and what became of a call whose answer was lost */
        AuthenticateRequest: {
            sessionID: components["schemas"]["SessionID"];
            /** @description Language of the client */
            language?: string;
            /** @description Idempotency-Key of a call of this player whose answer was lost. When nothing has arrived under it, it is closed: a call that comes later with it is refused and has no effect */
            intent?: string;
        };
        /** @description Whose session */
        SessionRequest: {
            sessionID: components["schemas"]["SessionID"];
        };
        /** @description A stake, and what the rules of the game ask beside it */
        PlayRequest: {
            sessionID: components["schemas"]["SessionID"];
            amount: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
            mode: components["schemas"]["Mode"];
            meta?: components["schemas"]["Meta"];
        };
        /** @description How far the player has seen the open round */
        EventRequest: {
            sessionID: components["schemas"]["SessionID"];
            event: components["schemas"]["SeenEvent"];
        };
        /** @description Index of the last event that was shown, or the client's own word for it */
        SeenEvent: string;
        /** @description A decision in the open round, or about a bet on a shared one */
        ActionRequest: {
            sessionID: components["schemas"]["SessionID"];
            /** @description One that the game knows: pick, hit, stand, cash-out */
            action: string;
            meta?: components["schemas"]["Meta"];
        };
        /** @description What the next round of the game shall come to */
        SearchRequest: {
            sessionID: components["schemas"]["SessionID"];
            mode?: components["schemas"]["Mode"];
            search: {
                words: components["schemas"]["Words"];
            };
        };
        /** @description What a round comes to; 'loses', 'free spins', 'number 17', 'banker wins', 'crash at 2.50' */
        Words: string;
        /** @description What the next round will come to */
        Searched: {
            words: components["schemas"]["Words"];
            status: components["schemas"]["Done"];
        };
        /** @description The player's money; version grows with every change, and an older one never replaces a newer */
        Balance: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Grows with every movement; an older balance never takes the place of a newer */
            version: number;
            /**
             * Format: date-time
             * @description End of a break that the player takes; absent when none runs. Until then stakes are refused with ERR_GLE and open rounds go on
             */
            pausedUntil?: string;
        };
        /** @description One way to bet on the game */
        BetMode: {
            mode: components["schemas"]["Mode"];
            /** @description What a round costs for an amount of 1 */
            costMultiplier: number;
        };
        /** @description What a client must and must not offer */
        Jurisdiction: {
            /** @description Played with play money */
            socialCasino: boolean;
            disabledFullscreen: boolean;
            disabledTurbo: boolean;
            disabledSuperTurbo: boolean;
            disabledAutoplay: boolean;
            disabledSlamstop: boolean;
            disabledSpacebar: boolean;
            /** @description The server takes no bet mode that costs more than its amount either */
            disabledBuyFeature: boolean;
            displayNetPosition: boolean;
            displayRTP: boolean;
            displaySessionTimer: boolean;
            /** @description Milliseconds from one play to the next */
            minimumRoundDuration: number;
        };
        /** @description What the next round is drawn from; the server seed itself is revealed when it is replaced */
        Fairness: {
            /** @description SHA-256 of the server seed */
            serverSeedHash: string;
            clientSeed: string;
            /** @description Counts the rounds under these seeds */
            nonce: number;
        };
        /** @description The game as its client needs it: rules, looks, stakes, and what the operator allows */
        Config: {
            gameID: string;
            /** @description Name of the game as its cover has it */
            title: string;
            /**
             * @description Family of the game and its variant: mines/five-by-five
             * @example mines/five-by-five
             */
            rules: string;
            /**
             * @description What sets the game apart from others of the same rules; for a client that knows the word
             * @example ocean-lamp
             */
            theme?: string;
            minBet: components["schemas"]["Amount"];
            maxBet: components["schemas"]["Amount"];
            stepBet: components["schemas"]["Amount"];
            defaultBetLevel: components["schemas"]["Amount"];
            betLevels: components["schemas"]["Amount"][];
            betModes: {
                [key: string]: components["schemas"]["BetMode"];
            };
            jurisdiction: components["schemas"]["Jurisdiction"];
            fairness: components["schemas"]["Fairness"];
            channel?: components["schemas"]["Channel"];
        };
        /** @description Where the rounds of a shared game are sent: socket.io at `path` of the server's host, by websocket, with the query parameters `world` and `channel=games`; the namespace takes auth { sessionID } */
        Channel: {
            path: string;
            namespace: string;
            world: string;
        };
        /** @description One thing that happens in a round; its other fields are its game's */
        GameEvent: {
            index: number;
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description One round of a player, as far as it was revealed */
        Round: {
            betID: number;
            roundID: string;
            amount: components["schemas"]["Amount"];
            payout: components["schemas"]["Amount"];
            /** @description Payout for an amount of 1; 0 until the round is decided */
            payoutMultiplier: number;
            /** @description A decision or end-round is still to come */
            active: boolean;
            mode: components["schemas"]["Mode"];
            /** @description What was ordered beside amount and mode; null when nothing was */
            meta: components["schemas"]["Meta"] | null;
            /** @description How far the player has seen it; null until a client says so */
            event: string | null;
            /** @description What has happened so far */
            state: components["schemas"]["GameEvent"][];
            /** @description Decisions that may follow */
            actions: string[];
            fairness: components["schemas"]["Fairness"];
            /** @description True when a tester has set what the round comes to; it then follows from no seeds of the player, and its server seed is never revealed */
            forced?: boolean;
            shared?: components["schemas"]["SharedBet"];
        };
        /** @description The session, with the open round or the last one */
        Authenticated: {
            balance: components["schemas"]["Balance"];
            config: components["schemas"]["Config"];
            round: components["schemas"]["Round"] | null;
            /**
             * @description What became of the intent that was asked for; present when one was. A closed intent never arrived, and now never counts
             * @enum {string}
             */
            intent?: "done" | "refused" | "closed";
            status: components["schemas"]["Done"];
        };
        /** @description The balance after the call */
        BalanceAnswer: {
            balance: components["schemas"]["Balance"];
            status: components["schemas"]["Done"];
        };
        /** @description The round that was opened, and the balance after its stake */
        Played: {
            balance: components["schemas"]["Balance"];
            round: components["schemas"]["Round"];
            status: components["schemas"]["Done"];
        };
        /** @description The round after the decision, and the balance */
        Acted: {
            balance: components["schemas"]["Balance"];
            action: components["schemas"]["Round"];
            status: components["schemas"]["Done"];
        };
        /** @description What is kept now */
        EventAnswer: {
            event: components["schemas"]["SeenEvent"];
            status: components["schemas"]["Done"];
        };
        /** @description Which page of past rounds */
        PastRoundsRequest: {
            sessionID: components["schemas"]["SessionID"];
            /** @description Rounds to pass over; none by default */
            skip?: number;
            /** @description Rounds at most; 20 by default */
            limit?: number;
        };
        /** @description A decision that was taken in a round */
        Decision: {
            action: string;
            meta: components["schemas"]["Meta"] | null;
        };
        /** @description A round with what it was drawn from and decided by, so that it can be worked out again */
        PastRound: {
            round: components["schemas"]["Round"];
            /** Format: date-time */
            openedAt: string;
            ordered: components["schemas"]["Amount"];
            decisions: components["schemas"]["Decision"][];
            /** @description What it was drawn from; null while the seed is in use */
            serverSeed: string | null;
        };
        /** @description One page of rounds, newest first */
        PastRounds: {
            rounds: components["schemas"]["PastRound"][];
            /** @description Older ones are there */
            hasMore: boolean;
            status: components["schemas"]["Done"];
        };
        /** @description What the next round is drawn from */
        Seeds: {
            fairness: components["schemas"]["Fairness"];
            status: components["schemas"]["Done"];
        };
        /** @description The client seed of the new pair */
        RotateSeedRequest: {
            sessionID: components["schemas"]["SessionID"];
            /** @description Of the rounds to come; any text */
            clientSeed: string;
        };
        /** @description The new pair, and the old one with its server seed */
        RotatedSeeds: {
            fairness: components["schemas"]["Fairness"];
            /** @description The pair that was in use */
            revealed: {
                serverSeed: string;
                clientSeed: string;
                /** @description Rounds drawn from it: nonces 0 to one less */
                rounds: number;
            };
            status: components["schemas"]["Done"];
        };
        /** @description What a decided round came to */
        Replay: {
            payoutMultiplier: number;
            costMultiplier: number;
            state: components["schemas"]["GameEvent"][];
        };
        /** @description What makes a round of the player a bet on a round that all share */
        SharedBet: {
            round: components["schemas"]["StageRoundID"];
            slot: components["schemas"]["Slot"];
            /** @description Hundredths at which it cashes itself out; null = never */
            autoCashOut: number | null;
        };
        /** @description A shared round of one game; its chain and its number in it, as in 82345-12 */
        StageRoundID: string;
        /** @description Which of a player's bets on a round; as many may stand at a time as StageRules has slots */
        Slot: number;
        /** @description 32 bytes in hex */
        Hash: string;
        /** @description Where the shared rounds of a game stand. Times are of the world's clock and relative to this message, since the world's clock need not be the client's: what has passed of the phase, and what is left of it. */
        StageRound: {
            round: components["schemas"]["StageRoundID"];
            /** @description Counts the rounds of the chain from 1 */
            number: number;
            /** @enum {string} */
            phase: "betting" | "running" | "settled";
            /** @description Of the phase */
            elapsedMs: number;
            /** @description Until the next phase; null while the round runs, since that would reveal its end */
            leftMs: number | null;
            /** @description World milliseconds per real one; 1 is usual, 0 a clock that stands */
            pace: number;
            /** @description What has happened in the round until now; at a live table the cards that lie on it */
            state: components["schemas"]["GameEvent"][];
            /** @description Null until the round is settled */
            result: components["schemas"]["StageResult"] | null;
        };
        /** @description A shared round that is over, with the seed that it was drawn from */
        StageResult: {
            round: components["schemas"]["StageRoundID"];
            chain: number;
            number: number;
            seed: components["schemas"]["Hash"];
            /** @description A tester has set the result, so it does not follow from the seed */
            forced: boolean;
            /** @description What everybody saw of it; of a crash one event, { type: crash, times: hundredths }; of a table its deal, without bets */
            state: components["schemas"]["GameEvent"][];
        };
        /** @description A chain of seeds. The seed of its round n, hashed n times by SHA-256, is `end`, which stood before the first round. A round is drawn under HMAC-SHA256 of the salt by its seed, with the game's slug as client seed and its number as nonce. */
        StageChain: {
            chain: number;
            end: components["schemas"]["Hash"];
            salt: components["schemas"]["Hash"];
        };
        /** @description Where the curve of a running round stands */
        StageTick: {
            round: components["schemas"]["StageRoundID"];
            /** @description Since the round runs */
            elapsedMs: number;
            pace: number;
            /** @description The multiplier in hundredths */
            times: number;
        };
        /** @description One bet of the live list */
        StagePlayer: {
            /** @description The same bet in later messages */
            id: string;
            /** @description Of a player of this world, not the whole name */
            name: string;
            amount: components["schemas"]["Amount"];
            /** @description What it was paid, in hundredths of its amount, of a crash where it was cashed out; null = not yet, or lost when the round is settled */
            times: number | null;
            payout: components["schemas"]["Amount"];
            /** @description No real player; the server made it up */
            made: boolean;
        };
        /** @description Bets of a shared round that are new or have changed */
        StagePlayers: {
            round: components["schemas"]["StageRoundID"];
            players: components["schemas"]["StagePlayer"][];
            /** @description Bets that were taken back */
            gone: string[];
            /** @description All bets on the round */
            count: number;
            amount: components["schemas"]["Amount"];
        };
        /** @description What a client needs to draw the rounds */
        StageRules: {
            bettingMs: number;
            settledMs: number;
            slots: number;
            /** @description Absent where nothing rises, at a live table. The multiplier after t ms is e to the power of risePerMs t, rounded down to hundredths */
            curve?: {
                risePerMs: number;
                /** @description Where the curve ends without a crash and all are paid */
                mostTimes: number;
            };
        };
        /** @description What is answered to who watches */
        StageWatch: components["schemas"]["StageWatched"] | components["schemas"]["StageRefusal"];
        /** @description Everything of the shared round as it stands */
        StageWatched: {
            /** @enum {string} */
            status: "success";
            stage: components["schemas"]["StageRound"];
            rules: components["schemas"]["StageRules"];
            /** @description Of this round and of the history */
            chains: components["schemas"]["StageChain"][];
            /** @description Rounds that are over, newest first */
            history: components["schemas"]["StageResult"][];
            players: components["schemas"]["StagePlayers"];
            /** @description The player's on this round */
            bets: components["schemas"]["Round"][];
            balance: components["schemas"]["Balance"];
        };
        /** @description A question that was refused */
        StageRefusal: {
            /** @enum {string} */
            status: "failed";
            code: components["schemas"]["StatusCode"];
            /** @description In words for the player */
            message: string;
        };
        /** @description What is answered to who leaves */
        StageLeft: {
            /** @enum {string} */
            status: "success";
        } | components["schemas"]["StageRefusal"];
        /** @description Names one intent of the player, as the header Idempotency-Key does */
        StageKey: string;
        /** @description A bet on the shared round that takes bets */
        StageBetOrder: {
            slot: components["schemas"]["Slot"];
            amount: components["schemas"]["Amount"];
            /** @description At a live table the chips, which are `amount` together; as `meta.bets` of a play call */
            bets?: {
                /** @description Name of the spot */
                on: string;
                amountPaise: number;
            }[];
            /** @description Hundredths at which it cashes itself out */
            autoCashOut?: number;
            round?: components["schemas"]["StageRoundID"];
            key?: components["schemas"]["StageKey"];
        };
        /** @description Which of the bets of this player */
        StageBetChoice: {
            /** @description Of the round that the bet was answered with */
            betID: number;
            key?: components["schemas"]["StageKey"];
        };
        /** @description A bet of this player after its change, and the balance */
        BetNews: {
            bet: components["schemas"]["Round"];
            balance: components["schemas"]["Balance"];
        };
        /** @description The bet after what was asked, and the balance */
        StageBetAnswer: {
            /** @enum {string} */
            status: "success";
            bet: components["schemas"]["Round"];
            balance: components["schemas"]["Balance"];
        } | components["schemas"]["StageRefusal"];
    };
    responses: {
        /** @description Why not. A rule that refuses is a 400, a failure of ours a 500; only what HTTP itself says keeps its own status, such as a path that is not there, a body that is too large, or too many calls. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Insufficient balance",
                 *       "status": {
                 *         "statusCode": "ERR_IPB",
                 *         "statusMessage": "Insufficient balance"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": 9990000000,
                     *         "currency": "INR",
                     *         "version": 2
                     *       },
                     *       "config": {
                     *         "gameID": "spribe.mines",
                     *         "title": "Mines",
                     *         "rules": "mines/five-by-five",
                     *         "theme": "lagoon",
                     *         "minBet": 1000000,
                     *         "maxBet": 100000000000,
                     *         "stepBet": 1000000,
                     *         "defaultBetLevel": 100000000,
                     *         "betLevels": [
                     *           10000000,
                     *           100000000,
                     *           1000000000
                     *         ],
                     *         "betModes": {
                     *           "base": {
                     *             "mode": "base",
                     *             "costMultiplier": 1
                     *           }
                     *         },
                     *         "jurisdiction": {
                     *           "socialCasino": true,
                     *           "disabledFullscreen": false,
                     *           "disabledTurbo": true,
                     *           "disabledSuperTurbo": true,
                     *           "disabledAutoplay": true,
                     *           "disabledSlamstop": true,
                     *           "disabledSpacebar": false,
                     *           "disabledBuyFeature": true,
                     *           "displayNetPosition": true,
                     *           "displayRTP": true,
                     *           "displaySessionTimer": true,
                     *           "minimumRoundDuration": 0
                     *         },
                     *         "fairness": {
                     *           "serverSeedHash": "3e7b963bc7a096fd283d5c01d8e836bda779df680ffeeae9211c51e154a9cefd",
                     *           "clientSeed": "f05e9ca94e739eb79d92",
                     *           "nonce": 1
                     *         }
                     *       },
                     *       "round": {
                     *         "betID": 1,
                     *         "roundID": "g-1",
                     *         "amount": 10000000,
                     *         "payout": 0,
                     *         "payoutMultiplier": 0,
                     *         "active": true,
                     *         "mode": "base",
                     *         "meta": {
                     *           "mines": 1
                     *         },
                     *         "event": null,
                     *         "state": [],
                     *         "actions": [
                     *           "pick",
                     *           "cash-out"
                     *         ],
                     *         "fairness": {
                     *           "serverSeedHash": "3e7b963bc7a096fd283d5c01d8e836bda779df680ffeeae9211c51e154a9cefd",
                     *           "clientSeed": "f05e9ca94e739eb79d92",
                     *           "nonce": 0
                     *         }
                     *       },
                     *       "intent": "closed",
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Authenticated"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    readGameBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ"
                 *     }
                 */
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": 10000000000,
                     *         "currency": "INR",
                     *         "version": 1
                     *       },
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    playRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "amount": 10000000,
                 *       "currency": "INR",
                 *       "mode": "base",
                 *       "meta": {
                 *         "target": 5000,
                 *         "over": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlayRequest"];
            };
        };
        responses: {
            /** @description The round as far as it was revealed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": 9990000000,
                     *         "currency": "INR",
                     *         "version": 2
                     *       },
                     *       "round": {
                     *         "betID": 1,
                     *         "roundID": "g-1",
                     *         "amount": 10000000,
                     *         "payout": 0,
                     *         "payoutMultiplier": 0,
                     *         "active": true,
                     *         "mode": "base",
                     *         "meta": {
                     *           "mines": 1
                     *         },
                     *         "event": null,
                     *         "state": [],
                     *         "actions": [
                     *           "pick",
                     *           "cash-out"
                     *         ],
                     *         "fairness": {
                     *           "serverSeedHash": "3e7b963bc7a096fd283d5c01d8e836bda779df680ffeeae9211c51e154a9cefd",
                     *           "clientSeed": "f05e9ca94e739eb79d92",
                     *           "nonce": 0
                     *         }
                     *       },
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Played"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    endRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ"
                 *     }
                 */
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The balance with the payout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": 10000300000,
                     *         "currency": "INR",
                     *         "version": 3
                     *       },
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    noteRoundEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "event": "3"
                 *     }
                 */
                "application/json": components["schemas"]["EventRequest"];
            };
        };
        responses: {
            /** @description The event as it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": "3",
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    actInRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "action": "pick",
                 *       "meta": {
                 *         "tile": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ActionRequest"];
            };
        };
        responses: {
            /** @description The round after it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": 9990000000,
                     *         "currency": "INR",
                     *         "version": 2
                     *       },
                     *       "action": {
                     *         "betID": 1,
                     *         "roundID": "g-1",
                     *         "amount": 10000000,
                     *         "payout": 0,
                     *         "payoutMultiplier": 0,
                     *         "active": true,
                     *         "mode": "base",
                     *         "meta": {
                     *           "mines": 1
                     *         },
                     *         "event": "3",
                     *         "state": [
                     *           {
                     *             "index": 0,
                     *             "type": "pick",
                     *             "tile": 3,
                     *             "isMine": false,
                     *             "times": 103
                     *           }
                     *         ],
                     *         "actions": [
                     *           "pick",
                     *           "cash-out"
                     *         ],
                     *         "fairness": {
                     *           "serverSeedHash": "3e7b963bc7a096fd283d5c01d8e836bda779df680ffeeae9211c51e154a9cefd",
                     *           "clientSeed": "f05e9ca94e739eb79d92",
                     *           "nonce": 0
                     *         }
                     *       },
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Acted"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    replayRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game as `config.gameID` names it */
                game: string;
                /** @description Version of the rules; there is one */
                version: "1";
                mode: components["schemas"]["Mode"];
                /** @description The round's roundID */
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it came to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payoutMultiplier": 1.03,
                     *       "costMultiplier": 1,
                     *       "state": [
                     *         {
                     *           "index": 0,
                     *           "type": "pick",
                     *           "tile": 3,
                     *           "isMine": false,
                     *           "times": 103
                     *         },
                     *         {
                     *           "index": 1,
                     *           "type": "cash-out",
                     *           "times": 103
                     *         },
                     *         {
                     *           "index": 2,
                     *           "type": "reveal",
                     *           "mines": [
                     *             23
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Replay"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    searchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "mode": "base",
                 *       "search": {
                 *         "words": "loses"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description It is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "words": "loses",
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Searched"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    readPastRounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "skip": 0,
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["PastRoundsRequest"];
            };
        };
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rounds": [
                     *         {
                     *           "round": {
                     *             "betID": 1,
                     *             "roundID": "g-1",
                     *             "amount": 10000000,
                     *             "payout": 10300000,
                     *             "payoutMultiplier": 1.03,
                     *             "active": false,
                     *             "mode": "base",
                     *             "meta": {
                     *               "mines": 1
                     *             },
                     *             "event": "3",
                     *             "state": [
                     *               {
                     *                 "index": 0,
                     *                 "type": "pick",
                     *                 "tile": 3,
                     *                 "isMine": false,
                     *                 "times": 103
                     *               },
                     *               {
                     *                 "index": 1,
                     *                 "type": "cash-out",
                     *                 "times": 103
                     *               },
                     *               {
                     *                 "index": 2,
                     *                 "type": "reveal",
                     *                 "mines": [
                     *                   23
                     *                 ]
                     *               }
                     *             ],
                     *             "actions": [],
                     *             "fairness": {
                     *               "serverSeedHash": "3e7b963bc7a096fd283d5c01d8e836bda779df680ffeeae9211c51e154a9cefd",
                     *               "clientSeed": "f05e9ca94e739eb79d92",
                     *               "nonce": 0
                     *             }
                     *           },
                     *           "openedAt": "2026-11-21T15:12:09.412Z",
                     *           "ordered": 10000000,
                     *           "decisions": [
                     *             {
                     *               "action": "pick",
                     *               "meta": {
                     *                 "tile": 3
                     *               }
                     *             },
                     *             {
                     *               "action": "cash-out",
                     *               "meta": null
                     *             }
                     *           ],
                     *           "serverSeed": null
                     *         }
                     *       ],
                     *       "hasMore": false,
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PastRounds"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    readSeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ"
                 *     }
                 */
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The seeds in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fairness": {
                     *         "serverSeedHash": "3e7b963bc7a096fd283d5c01d8e836bda779df680ffeeae9211c51e154a9cefd",
                     *         "clientSeed": "f05e9ca94e739eb79d92",
                     *         "nonce": 1
                     *       },
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Seeds"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
    rotateSeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionID": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "clientSeed": "monsoon-482"
                 *     }
                 */
                "application/json": components["schemas"]["RotateSeedRequest"];
            };
        };
        responses: {
            /** @description The old pair with its server seed, and the new one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fairness": {
                     *         "serverSeedHash": "cf4596fac116cd1d9420996b1c21c11abbb0bfbcdac758354fe60b5a68eb1324",
                     *         "clientSeed": "monsoon-482",
                     *         "nonce": 0
                     *       },
                     *       "revealed": {
                     *         "serverSeed": "b1bbc62ffae9dd15fa6f30d8b686ace0a30030ee04ff06360852d8bb6cf03581",
                     *         "clientSeed": "f05e9ca94e739eb79d92",
                     *         "rounds": 1
                     *       },
                     *       "status": {
                     *         "statusCode": "SUCCESS"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedSeeds"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
            503: components["responses"]["Refused"];
        };
    };
}
