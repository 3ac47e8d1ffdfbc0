// Written by tools/generate.ts from api/control.yaml. Do not edit; run "npm run generate".

export interface paths {
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the scenarios that a world can start from or be given */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the next round of each game can be made to come to, in the words of the scenario `next-round` */
        get: operations["listOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every world there is */
        get: operations["listWorlds"];
        put?: never;
        /** Make a world from a scenario, its parameters and a seed */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** One world */
        get: operations["readWorld"];
        put?: never;
        post?: never;
        /** End a world and disconnect its sockets */
        delete: operations["deleteWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a running world one or several scenarios, in this order */
        post: operations["applyScenarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/scenario/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take situations back, each to what is normal; what happened once stays */
        post: operations["endScenarios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/invariants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Whether the ledger's invariants hold */
        get: operations["readInvariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** The world's time and how it moves */
        get: operations["readClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the world's time; scaleClock lets it run again */
        post: operations["freezeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/clock/set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the world's time; it never goes back */
        post: operations["setClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the world's time forward and run what falls due */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/clock/scale": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the world's time run at a factor of real time; 1 is real time, 0 stops it */
        post: operations["scaleClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/tick": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the odds feed take its next steps, without moving the time */
        post: operations["tickWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/push/toast": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send notification_toast to one player, or to everyone */
        post: operations["pushToast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/push/balance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send update_balance with a player's wallet as it stands */
        post: operations["pushBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/push/session-refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send session_refresh to one player, or to everyone */
        post: operations["pushSessionRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/push/event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send any event of asyncapi.yaml that the server pushes, as given
         * @description The payload must fit the event's schema. It changes no money and no state, so an app shows it until it next reads.
         */
        post: operations["pushEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/push/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an announcement in front of the others, or replace them all */
        post: operations["pushAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/otp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** The codes that were sent, newest first */
        get: operations["listOtps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/player/revoke-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one token worthless and disconnect its sockets */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/player/log-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make every token of a player worthless and disconnect the sockets */
        post: operations["logOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/player/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a player's identity check to a standing, whether documents wait or not */
        post: operations["placeKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/money/credit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a player play money by one ledger entry from the house, and push the new balance */
        post: operations["creditPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a market until openMarket */
        post: operations["suspendMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/ball-running": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a market as ball running until openMarket */
        post: operations["runBall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/open": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a market take bets again */
        post: operations["openMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/price": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the best price of a runner on one side, or move it by ticks, and publish it */
        post: operations["movePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which document */
                document: components["parameters"]["Document"];
            };
            cookie?: never;
        };
        /** A contract document as JSON: the calls, the realtime channel, the games' server, or this surface */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Worlds that were saved */
        get: operations["listSavedWorlds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-worlds/{saved}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a world was saved */
                saved: components["parameters"]["Saved"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a saved world; worlds loaded from it stay */
        delete: operations["deleteSavedWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-worlds/{saved}/load": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a world was saved */
                saved: components["parameters"]["Saved"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a world from a saved one, as it was then */
        post: operations["loadWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a second world that is like this one in everything and shares nothing with it
         * @description The copy has the same seed, so the same future: rounds of games, shared rounds and matches come to the same in both.
         *     Who may fork can read and set that future in the original too (docs/decisions/013-journal.md).
         */
        post: operations["forkWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a world by the copy that npm run restore put in the data folder
         * @description Sockets of the world end. A world that was deleted comes back. The command makes this call after it has put the copy there;
         *     without a copy nothing changes.
         */
        post: operations["restoreWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a world as it stands, also over a restart of the server */
        post: operations["saveWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a fault in one file: the world as it stands with its journal, and the screen; secrets are left out
         * @description A file of more than 32 MB is shortened, and says by what: first the oldest events of the screen go, then the oldest rows of
         *     the journal. A world whose seed is hidden is refused, as its file would reveal the seed.
         */
        post: operations["saveBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundles/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a world from a file of saveBundle, as it was saved or right after a row of its journal
         * @description No player is signed in there; the players that every world begins with have their documented password. With `at` the journal is
         *     repeated up to that row in a world of the same seed, whose clock then stands. A file that is cut, edited, of a later version
         *     or of more than 32 MB is refused.
         */
        post: operations["openBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** The faults that are planted, oldest first */
        get: operations["listFaults"];
        put?: never;
        /** Let calls or socket messages go wrong */
        post: operations["plantFault"];
        /** Take all faults away */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/faults/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the fault */
                faultId: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take one fault away */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The networks that a world can be put behind */
        get: operations["listNetworks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/network": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** The network between a world and its players */
        get: operations["readNetwork"];
        put?: never;
        /** Put a network between a world and its players, by its name or its numbers; it begins now */
        post: operations["useNetwork"];
        /** End the network: what is on its way arrives at once */
        delete: operations["endNetwork"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/network/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in at the network's own page, as its button does */
        post: operations["signInAtPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** What happened in a world, in one order */
        get: operations["queryJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/journal/wait": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wait until an entry fits; the first one that does is answered */
        post: operations["waitForJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/journal/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** The whole journal with what the world was made from, as one file; of a world whose seed is hidden, such as default, it can be read and not replayed */
        get: operations["exportJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a fresh world from an export and repeat its journal in it */
        post: operations["replayJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Every market of the matches in play and to come, with its prices */
        get: operations["listMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a market its result; bets are won, lost and paid */
        post: operations["settleMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give every stake of a market back */
        post: operations["voidMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/markets/{marketId}/resettle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put another result in place of a wrong one; old entries are reversed, not edited */
        post: operations["resettleMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/matches/{refMatchId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a match to its end at once and settle every market of it */
        post: operations["settleMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/matches/{refMatchId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        /** What a tester has made happen next in a match, and what is possible behind it */
        get: operations["readNextEvents"];
        put?: never;
        /** Make events happen next in a match: a wicket, a goal, a point, rain, its abandonment */
        post: operations["addNextEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/matches/{refMatchId}/events/clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an event that waits, or all of them */
        post: operations["clearNextEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/matches/{refMatchId}/play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a match on at once, without moving the time: to the next ball, the end of an over, a minute */
        post: operations["playMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/money/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Deposits, withdrawals and KYC documents that wait for a decision, oldest first */
        get: operations["listMoneyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Entries of the ledger in the order in which they were posted; nothing else moves money */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Rounds of games of all players, newest first */
        get: operations["listRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/forced-outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** What is set for next rounds of games by the scenarios `next-round` and `next-crash-at`, and not played yet */
        get: operations["listForcedOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/forced-outcomes/clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what is set for the next round of a game, or of all games */
        post: operations["clearForcedOutcomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/rounds/{round}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Name of the round, as listRounds gives it */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an open round for its player: a decided one is paid, in another the safest decisions are taken */
        post: operations["settleRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/rounds/{round}/void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Name of the round, as listRounds gives it */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give all that was staked on an open round back */
        post: operations["voidRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/deposits/{requestId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a deposit and notify the player */
        post: operations["approveDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/deposits/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a deposit and notify the player of the reason */
        post: operations["declineDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/withdrawals/{requestId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a withdrawal and notify the player */
        post: operations["approveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/withdrawals/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a withdrawal and notify the player of the reason */
        post: operations["declineWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/kyc/{requestId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a KYC document and notify the player */
        post: operations["approveKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/kyc/{requestId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a KYC document and notify the player of the reason */
        post: operations["declineKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/money/expire-bonus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a player's active bonus expire now */
        post: operations["expireBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/money/finish-wagering": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count all that a player's active bonus still has to be wagered; its coins are released */
        post: operations["finishWagering"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/otp/expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let open one-time codes end now */
        post: operations["expireOtps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/bonus-offers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** What the operator offers now, to everybody and to single players */
        get: operations["listBonusOffers"];
        put?: never;
        /**
         * Offer a bonus from now on
         * @description In place of an offer of the same id. Claims that were made keep the terms of their day. What is not named is as usual: one part, 30 days, bets count whole, games at the usual rate of their kind, everybody may claim it.
         */
        post: operations["placeBonusOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/bonus-offers/{bonusId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the offer */
                bonusId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Offer a bonus no longer; claims that were made go on */
        delete: operations["withdrawBonusOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/players": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Everybody who plays in this world, with money and open sessions */
        get: operations["listPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/player/demo-users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add demo users and let the app offer the demo login */
        post: operations["makeDemoUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/backend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        /** Which hosts are forwarded to a real backend, how it keeps to the documents, and what is recorded or played in this world */
        get: operations["readBackend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/recording/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record from now on what the real backend answers in this world; what was recorded and not saved goes */
        post: operations["startRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/recording/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record no more; what was recorded waits to be saved */
        post: operations["stopRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds/{world}/recording/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep what was recorded under a name; the scenario `recorded` plays it without the backend */
        post: operations["saveRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recordings that were saved */
        get: operations["listRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recordings/{recording}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a recording was saved */
                recording: components["parameters"]["Recording"];
            };
            cookie?: never;
        };
        /** A recording as its file has it; secrets are struck out */
        get: operations["readRecording"];
        put?: never;
        post?: never;
        /** Forget a recording; a world that plays it has no answers any more */
        delete: operations["deleteRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures that `npm run gallery` took; each is a file below /gallery/latest, /gallery/accepted and /gallery/difference */
        get: operations["listGallery"];
        put?: never;
        post?: never;
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
        /** @description The part that every successful answer shares */
        Success: {
            /**
             * @description False means success
             * @constant
             */
            error: false;
            /** @description Text, may be empty */
            message: string;
        };
        /** @description Every failed answer; codes are those of openapi.yaml */
        Failure: {
            /**
             * @description True means failure
             * @constant
             */
            error: true;
            /** @description What is wrong */
            message: string;
            /** @description Machine-readable reason */
            code: string;
        };
        /** @description Fits a host name: WORLD.localhost */
        WorldName: string;
        /** @description Name of a scenario */
        ScenarioName: string;
        /** @description What a scenario lets one choose */
        Params: {
            [key: string]: string | number | boolean | null;
        };
        /** @description A scenario with its parameters */
        ScenarioCall: {
            name: components["schemas"]["ScenarioName"];
            params?: components["schemas"]["Params"];
        };
        /** @description A named starting world or situation */
        Scenario: {
            name: components["schemas"]["ScenarioName"];
            /** @description What it does */
            summary: string;
            /** @description Where a tester looks for it; empty for the base of every world */
            topic: string;
            /** @description Situations of one group set the same thing: a later one replaces an earlier one. Null for what happens once and cannot be ended */
            group: string | null;
            /** @description Whether every world begins with it; ending another of its group brings it back */
            normal: boolean;
            /** @description Names and meanings of the parameters that it takes */
            params: {
                [key: string]: string;
            };
        };
        /** @description The same scenario, parameters and seed make the same world */
        CreateWorldRequest: {
            name?: components["schemas"]["WorldName"];
            scenario?: components["schemas"]["ScenarioName"];
            params?: components["schemas"]["Params"];
            /** @description Further ones, applied in this order */
            scenarios?: components["schemas"]["ScenarioCall"][];
            /** @description Start of the world's random numbers */
            seed?: number | string;
            /**
             * Format: date-time
             * @description Start of the world's time; without it the present
             */
            now?: string;
            /**
             * @description Whether the clock stands still from the start
             * @default false
             */
            frozen?: boolean;
        };
        /** @description A world */
        World: {
            name: components["schemas"]["WorldName"];
            /** @description The base and the situations that hold beside it, oldest first; without what is normal and what happened once */
            scenarios: components["schemas"]["ScenarioName"][];
            /** @description What it was made from, in order */
            madeFrom: components["schemas"]["ScenarioName"][];
            /** @description Null for the default world, whose seed is never shown */
            seed: string | null;
            clock: components["schemas"]["Clock"];
            /** @description Entries in the ledger so far */
            ledgerEntries: number;
            /** @description Why its file cannot be opened; only then, and the other fields but its name are empty */
            problem?: string;
        };
        /** @description What to take back */
        EndScenariosRequest: {
            /** @description Without it all that hold */
            scenarios?: components["schemas"]["ScenarioName"][];
        };
        /** @description Scenarios in the order in which they take effect */
        ApplyScenariosRequest: {
            scenarios: components["schemas"]["ScenarioCall"][];
        };
        /** @description A world's time */
        Clock: {
            /**
             * Format: date-time
             * @description The world's time
             */
            now: string;
            /** @description True when time moves only by a call */
            frozen: boolean;
            /** @description World seconds for each real second */
            factor: number;
        };
        /** @description A moment, not before the world's time */
        SetClockRequest: {
            /**
             * Format: date-time
             * @description New time
             */
            now: string;
        };
        /** @description A span of world time */
        AdvanceClockRequest: {
            /** @description Milliseconds */
            ms: number;
        };
        /** @description A factor */
        ScaleClockRequest: {
            /** @description World seconds for each real second */
            factor: number;
        };
        /** @description How many steps */
        TickRequest: {
            /**
             * @description Steps
             * @default 1
             */
            times?: number;
        };
        /** @description A player */
        PlayerRequest: {
            /** @description Username */
            username: string;
        };
        /** @description A session */
        TokenRequest: {
            /** @description Token */
            token: string;
        };
        /** @description A toast; every part may be missing, as from a real server */
        PushToastRequest: {
            /** @description Only this player */
            username?: string;
            /** @description Title */
            title?: string;
            /** @description Message */
            message?: string;
            /** @description error, success, info, warning, or any other word */
            status?: string;
        };
        /** @description A refresh */
        PushSessionRefreshRequest: {
            /** @description Only this player */
            username?: string;
            /** @description Such as app */
            reason?: string;
        };
        /** @description An event to one player, to the followers of a match, or to everyone when neither is named */
        PushEventRequest: {
            /**
             * @description As asyncapi.yaml names it
             * @enum {string}
             */
            event: "notification_toast" | "session_refresh" | "update_balance" | "odds:update" | "exposure:update" | "bet:update";
            /** @description Fits the event's schema */
            payload: {
                [key: string]: unknown;
            };
            /** @description Only this player */
            username?: string;
            /** @description Only the followers of this match */
            refMatchId?: string;
        };
        /** @description An announcement */
        PushAnnouncementRequest: {
            /** @description Plain text */
            content: string;
            /**
             * @description Whether the others go
             * @default false
             */
            replace?: boolean;
        };
        /** @description One code that was sent */
        SentCode: {
            /** @description National digits */
            mobile: string;
            /** @description The digits */
            code: string;
            /**
             * @description What it was sent for
             * @enum {string}
             */
            purpose: "sign_up" | "recovery";
            /**
             * @description What became of it
             * @enum {string}
             */
            state: "open" | "verified" | "used" | "burnt" | "expired";
            /**
             * Format: date-time
             * @description World time
             */
            sentAt: string;
        };
        /**
         * @description Where an identity check stands; none before the first documents
         * @enum {string}
         */
        KycStanding: "none" | "pending" | "approved" | "declined" | "expired";
        /** @description Whose check stands how */
        PlaceKycRequest: {
            /** @description Player */
            username: string;
            standing: components["schemas"]["KycStanding"];
            /** @description Why it was declined, as the player reads it */
            reason?: string;
        };
        /** @description A credit */
        CreditRequest: {
            /** @description Player */
            username: string;
            /** @description Rupees with two places */
            amount: number;
            /**
             * @description Real money or bonus
             * @default balance
             * @enum {string}
             */
            to?: "balance" | "coins";
            /**
             * @description Whether it counts into cash, for real money
             * @default false
             */
            withdrawable?: boolean;
        };
        /** @description A player's money in rupees with two places */
        Wallet: {
            /** @description Real money free to use */
            balance: number;
            /** @description Bonus */
            coins: number;
            /** @description May be withdrawn */
            cash: number;
            /** @description Grows with every change */
            version: number;
        };
        /** @description Either a price or ticks */
        MovePriceRequest: {
            /** @description Runner */
            selectionId: string;
            /**
             * @description Side
             * @enum {string}
             */
            side: "back" | "lay";
            /** @description Decimal odds on the ladder or rate per 100 */
            price?: number;
            /** @description Steps from the best price instead: rungs of the odds ladder, 1 for rates, 1 run for lines */
            ticks?: number;
            /** @description Runs, for a line market */
            line?: number;
            /** @description Money behind it */
            size?: number;
        };
        /** @description The ledger's invariants */
        InvariantReport: {
            /** @description True when all hold */
            ok: boolean;
            invariants: components["schemas"]["Invariant"][];
        };
        /** @description One invariant */
        Invariant: {
            /** @description Its number in the list of invariants */
            number: number;
            /** @description What must hold */
            name: string;
            /** @description Whether it does */
            holds: boolean;
            /** @description What was found instead */
            detail?: string;
        };
        /** @description The screen as the page recorded it, in the events of rrweb, oldest first */
        BundleScreen: {
            /** @description Real time of the first event, in milliseconds since 1970 */
            startedAt: number;
            /** @description Address of the page, from its path on */
            address: string;
            /** @description Each with type, timestamp and data, as rrweb writes them */
            events: {
                [key: string]: unknown;
            }[];
        };
        /** @description What goes into the file beside the world */
        SaveBundleRequest: {
            screen?: components["schemas"]["BundleScreen"];
            /** @description What went wrong */
            note?: string;
        };
        /** @description A fault in one file. `kind` and `version` say how to read it */
        Bundle: {
            /** @constant */
            kind: "chaupar-bug";
            /**
             * @description Of this format
             * @constant
             */
            version: 1;
            /**
             * Format: date-time
             * @description World time at the moment of saving
             */
            savedAt: string;
            /** @description What went wrong */
            note?: string;
            /** @description Of the programs that saved it */
            versions: {
                /** @description Of this document */
                mock: string;
                /** @description Of Node.js */
                node: string;
                /** @description Of the tables in the image */
                schema: number;
            };
            /** @description The world at the moment of saving */
            world: {
                name: components["schemas"]["WorldName"];
                seed: string;
                scenarios: components["schemas"]["ScenarioCall"][];
                /**
                 * Format: date-time
                 * @description World time at the start
                 */
                startedAt: string;
                clock: components["schemas"]["Clock"];
                faults: components["schemas"]["PlantedFault"][];
                network: components["schemas"]["Network"];
            };
            /** @description The database of the world without its secrets, gzipped, in base64 */
            image: string;
            /** @description Hash of the whole state in the image */
            digest: string;
            /** @description As exportJournal gives its entries */
            journal: components["schemas"]["JournalEntry"][];
            screen?: components["schemas"]["BundleScreen"];
            /** @description What was left out and why, in sentences */
            shortened: string[];
            /** @description Hash of all the other fields: a file that was edited is refused */
            checksum: string;
        };
        /** @description A file of saveBundle, and where its world goes */
        OpenBundleRequest: {
            /** @description A Bundle. It may come from elsewhere, so the call itself checks it and says in a sentence what is wrong */
            bundle: {
                [key: string]: unknown;
            };
            name?: components["schemas"]["WorldName"];
            /** @description Id of a row of its journal */
            at?: number;
        };
        /** @description A name for the world that comes into being */
        NewNameRequest: {
            name?: components["schemas"]["WorldName"];
        };
        /** @description Where to keep it */
        SaveWorldRequest: {
            /** @description Without it the world's own name */
            as?: components["schemas"]["WorldName"];
        };
        /** @description A world as it was kept */
        SavedWorld: {
            name: components["schemas"]["WorldName"];
            /** @description The base and the situations that held when it was kept */
            scenarios: components["schemas"]["ScenarioName"][];
            /**
             * Format: date-time
             * @description Real time of keeping
             */
            savedAt: string;
            /**
             * Format: date-time
             * @description World time at that moment
             */
            now: string;
        };
        /** @description Which calls or socket messages it meets */
        FaultTarget: {
            /** @description An operationId of openapi.yaml or rgs.yaml, or openGame for the page of a game */
            operation: string;
        } | {
            /**
             * @description Every call, or every one that needs a token
             * @enum {string}
             */
            group: "all" | "authenticated";
        } | {
            /** @description An event of asyncapi.yaml or games-asyncapi.yaml, or connect for the handshake itself */
            event: string;
        };
        /** @description What goes wrong */
        FaultEffect: {
            /**
             * @description A call or a socket message comes late
             * @enum {string}
             */
            kind: "latency" | "event-late";
            /** @description Real milliseconds */
            ms: number;
        } | {
            /**
             * @description An error in place of the answer; nothing has happened
             * @constant
             */
            kind: "error";
            /** @description HTTP status */
            status: number;
            /** @description Machine code; unavailable without it */
            code?: string;
            /** @description What the player reads */
            message?: string;
            /** @description Seconds until the call may be made again, said in the body and by the header of this name */
            retryAfter?: number;
        } | {
            /**
             * @description The effect is committed and its answer lost; broken JSON; failures as 200 with errorMessage; a socket message lost or sent twice
             * @enum {string}
             */
            kind: "dropped-answer" | "malformed-body" | "legacy-error" | "event-lost" | "event-duplicated";
        } | {
            /**
             * @description A socket request or the handshake is refused
             * @constant
             */
            kind: "event-failed";
            /** @description The words of the refusal */
            message: string;
        } | {
            /**
             * @description On connect only; session_refresh follows the connection
             * @constant
             */
            kind: "session-refresh";
            /** @description Such as app */
            reason: string;
        };
        /** @description A fault */
        PlantFaultRequest: {
            target: components["schemas"]["FaultTarget"];
            effect: components["schemas"]["FaultEffect"];
            /** @description How often it strikes; null or absent, until it is taken away */
            times?: number | null;
            /** @description Share of the calls that it strikes, by the world's own chance; all without it */
            share?: number;
            only?: components["schemas"]["FaultCaller"];
        };
        /** @description A fault that waits for its calls */
        PlantedFault: {
            /** @description Names it in removeFault */
            id: number;
            target: components["schemas"]["FaultTarget"];
            effect: components["schemas"]["FaultEffect"];
            /** @description How often it still strikes; null until it is taken away */
            times: number | null;
            /** @description Share of the calls that it strikes */
            share?: number;
            only?: components["schemas"]["FaultCaller"];
        };
        /** @description Which of the target's calls it meets, of openapi.yaml alone: those of one player, and those that carry these values */
        FaultCaller: {
            /** @description Who calls */
            username?: string;
            /** @description Values by their field in the query or the JSON body; accept.policy for one within another */
            fields?: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * @description A network of the list
         * @enum {string}
         */
        NetworkProfileName: "2g" | "3g-train" | "lift" | "captive-portal" | "radio-switch" | "asleep" | "wrong-clock";
        /** @description A network of the list */
        NetworkProfile: {
            name: components["schemas"]["NetworkProfileName"];
            /** @description What it is like */
            about: string;
            numbers: components["schemas"]["NetworkNumbers"];
        };
        /** @description What a network does to the bytes of a world. All its connections share it: HTTP, polling, WebSockets. A number that is left out changes nothing */
        NetworkNumbers: {
            /** @description To the player; null is unlimited */
            downBitsPerSecond?: number | null;
            /** @description From the player; null is unlimited */
            upBitsPerSecond?: number | null;
            /** @description There and back, real milliseconds */
            latencyMs?: number;
            /** @description How much later or earlier a piece arrives, each way */
            jitterMs?: number;
            /** @description Share of the HTTP calls whose connection is reset, half of them after their effect */
            resetShare?: number;
            gap?: components["schemas"]["NetworkGap"] | null;
            /** @description Added to the time in the headers, as a device reads it whose clock is so far behind */
            skewMs?: number;
            /** @description Whether calls are sent to a page of its own until one signs in there */
            hasPortal?: boolean;
        };
        /** @description When nothing passes */
        NetworkGap: {
            /** @description From the begin of the network, real milliseconds */
            afterMs: number;
            /** @description How long */
            forMs: number;
            /** @description From one begin to the next; null is once */
            everyMs: number | null;
            /** @description Share of the gaps that cut all connections */
            cutShare: number;
        };
        /** @description A network of the list, or one by its numbers */
        UseNetworkRequest: {
            profile?: components["schemas"]["NetworkProfileName"];
            numbers?: components["schemas"]["NetworkNumbers"];
        };
        /** @description The network between a world and its players */
        Network: {
            profile: components["schemas"]["NetworkProfileName"] | ("normal" | "custom");
            numbers: components["schemas"]["NetworkNumbers"];
            /** @description Whether calls are sent to its page now */
            atPortal: boolean;
        };
        /**
         * @description What an entry is about
         * @enum {string}
         */
        JournalKind: "http" | "socket" | "clock" | "ledger" | "control" | "fault";
        /** @description One thing that happened */
        JournalEntry: {
            /** @description Grows by one with every entry of a world */
            id: number;
            /**
             * Format: date-time
             * @description World time
             */
            at: string;
            kind: components["schemas"]["JournalKind"];
            /** @description The operationId, the event, or what the clock, the ledger or the operator did */
            name: string;
            /**
             * @description Of a socket message: from the player or to the player
             * @enum {string}
             */
            direction?: "in" | "out";
            /** @description One line for people */
            text: string;
            /** @description HTTP status or the word of an acknowledgement */
            status?: number | string | null;
            /** @description Real milliseconds it took */
            ms?: number;
            /** @description The player it belongs to */
            username?: string;
            /** @description Everything else: request, answer, payload, lines of a ledger entry. Passwords are left out */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description A part of the journal */
        JournalPage: {
            entries: components["schemas"]["JournalEntry"][];
            /** @description Id of the newest entry of the world; ask after it for what comes next */
            lastId: number;
            /** @description How many entries are kept of each kind */
            counts: {
                [key: string]: number;
            };
        };
        /** @description What an entry must be; all that is given must fit */
        JournalMatch: {
            kind?: components["schemas"]["JournalKind"];
            /** @description Exactly this name */
            name?: string;
            /** @enum {string} */
            direction?: "in" | "out";
            /** @description Exactly this status */
            status?: number | string;
            /** @description Exactly this player */
            username?: string;
            /** @description Dotted paths into data with the values found there, such as request.stake: 500 */
            where?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description What to wait for */
        WaitForJournalRequest: {
            match: components["schemas"]["JournalMatch"];
            /**
             * @description Only entries with a greater id
             * @default 0
             */
            after?: number;
            /**
             * @description Real milliseconds
             * @default 5000
             */
            timeoutMs?: number;
        };
        /** @description A journal with what its world was made from */
        JournalExport: {
            /**
             * @description Of this format
             * @constant
             */
            version: 1;
            world: {
                name: components["schemas"]["WorldName"];
                scenarios: components["schemas"]["ScenarioCall"][];
                /** @description Empty for the default world, which cannot be replayed */
                seed: string;
                /**
                 * Format: date-time
                 * @description World time at the start
                 */
                startedAt: string;
            };
            entries: components["schemas"]["JournalEntry"][];
            /** @description What the world had come to */
            end?: {
                /**
                 * Format: date-time
                 * @description World time that prices had reached
                 */
                reachedAt: string;
                /** @description Hash of the whole state */
                digest: string;
            };
        };
        /** @description What to do again, and where: a journal, or the answer of exportJournal as it came */
        ReplayJournalRequest: {
            name?: components["schemas"]["WorldName"];
            journal?: components["schemas"]["JournalExport"];
            /**
             * @description As exportJournal answers it
             * @constant
             */
            error?: false;
            /** @description As exportJournal answers it */
            message?: string;
            data?: components["schemas"]["JournalExport"];
        };
        /** @description A world made by doing a journal again */
        Replay: {
            world: components["schemas"]["World"];
            /** @description Entries that were done again */
            replayed: number;
            /** @description Hash of the whole state that came out */
            digest: string;
            /** @description Answers and ledger entries that came out otherwise; empty when all is the same */
            differences: string[];
        };
        /** @description A match with everything that can be bet on */
        ControlMatch: {
            refMatchId: string;
            matchName: string;
            /**
             * @description Cricket, soccer, tennis
             * @enum {integer}
             */
            sportId: 4 | 1 | 2;
            competition: string;
            /** @enum {string} */
            status: "upcoming" | "inplay" | "finished" | "abandoned";
            /** Format: date-time */
            startTime: string;
            /** @description The score in one line */
            score?: string | null;
            markets: components["schemas"]["ControlMarket"][];
        };
        /** @description A market as its players see it */
        ControlMarket: {
            marketId: string;
            HeadName: string;
            /** @enum {string} */
            marketType: "match_odds" | "bookmaker" | "tied_match" | "toss" | "fancy" | "session";
            /** @enum {string} */
            priceKind: "decimal" | "rate" | "line";
            /** @enum {string} */
            status: "open" | "suspended" | "ball_running" | "closed";
            /** @description Winning selectionId, runs, or void; null until settled */
            result: string | null;
            runners: components["schemas"]["ControlRunner"][];
        };
        /** @description A runner with its best prices */
        ControlRunner: {
            selectionId: string;
            name: string;
            back: components["schemas"]["BestPrice"];
            lay: components["schemas"]["BestPrice"];
        };
        /** @description The best price of one side; null when there is none */
        BestPrice: {
            /** @description Decimal odds or rate per 100 */
            price: number;
            /** @description Rupees behind it */
            size: number;
            /** @description Runs, for a line market */
            line?: number;
        } | null;
        /** @description A result */
        SettleMarketRequest: {
            /** @description The winner's selectionId, or the runs of a line market */
            result: string;
        };
        /** @description How it ends */
        SettleMatchRequest: {
            /** @description A selectionId of the match odds, who wins these and the bookmaker; without it who would have won anyway */
            winner?: string;
        };
        /** @description What comes next in a match; nothing while it is not in play */
        NextEvents: {
            possible: components["schemas"]["PossibleEvent"][];
            /** @description In their order */
            waiting: components["schemas"]["WaitingEvent"][];
            parts: components["schemas"]["MatchPart"][];
        };
        /** @description An event of the sport */
        PossibleEvent: {
            /** @description Such as wicket, goal-home, point-away, rain, abandon */
            event: string;
            /** @description Why it cannot follow what waits; null when it can */
            refusal: string | null;
        };
        /** @description An event that waits for its turn */
        WaitingEvent: {
            /** @description Names it in clearNextEvents */
            id: number;
            event: string;
        };
        /**
         * @description A step is a ball, a minute of play or a point
         * @enum {string}
         */
        MatchPart: "step" | "over" | "innings" | "game" | "set" | "half";
        /** @description Events in their order */
        AddNextEventsRequest: {
            /** @description Names, as readNextEvents lists them; what the rules forbid at its place refuses all */
            events: string[];
            /**
             * @description Before those that wait, and at once, also while the clock stands still
             * @default false
             */
            now?: boolean;
        };
        /** @description Which event to take back */
        ClearNextEventsRequest: {
            /** @description One that waits; all without it */
            id?: number;
        };
        /** @description How far */
        PlayMatchRequest: {
            until: components["schemas"]["MatchPart"];
        } | {
            /** @description A minute of play, of a soccer match */
            minute: number;
        };
        /** @description Something that waits for the operator */
        MoneyRequest: {
            /** @enum {string} */
            kind: "deposit" | "withdrawal" | "kyc";
            /** @description Names it in approve and decline */
            id: string;
            /** @description Whose it is */
            username: string;
            /** @description Rupees with two places, for money */
            amount?: number;
            /** @description Gateway and UTR, bank account, or document */
            text: string;
            /**
             * Format: date-time
             * @description World time
             */
            createdAt: string;
        };
        /** @description A round of a game, with what no player may know yet */
        PlayedRound: {
            /** @description Its name in the statement and in replays: g-12 */
            round: string;
            /** @description Whose it is */
            username: string;
            /** @description Slug */
            game: string;
            /**
             * @description Void means that its stake came back
             * @enum {string}
             */
            status: "open" | "won" | "lost" | "void";
            /** @description Rupees with two places */
            stake: number;
            /** @description Rupees with two places; null until the round is decided */
            payout: number | null;
            /** @description World time since somebody touched it */
            idleMs: number;
            /**
             * Format: date-time
             * @description World time
             */
            openedAt: string;
            /** @description A tester has set what it comes to */
            forced: boolean;
            /** @description What it was drawn from; null where a tester has set it, and for a bet on a shared round */
            seeds: components["schemas"]["RoundSeeds"] | null;
        };
        /** @description What a tester can set for these games */
        GameOutcomes: {
            /** @description Family and variant: roulette/european */
            rules: string;
            /** @description All players share their rounds, so nothing depends on one bet */
            isLive: boolean;
            /** @description Slugs */
            games: string[];
            /** @description Words; tables know the like for each of their other spots, a crash any multiplier from 1 to 10000 */
            outcomes: string[];
        };
        /** @description What a tester has set for a round that has not begun to run */
        ForcedOutcome: {
            /** @description Slug */
            game: string;
            /** @description As it was set: 'number 17', 'crash at 2.50' */
            words: string;
            /** @description Of a round that all players share */
            isShared: boolean;
        };
        /** @description Which outcome to take back */
        ClearForcedOutcomesRequest: {
            /** @description Slug; all games without it */
            game?: string;
        };
        /** @description The server seed, also before it is revealed to players */
        RoundSeeds: {
            serverSeed: string;
            clientSeed: string;
            nonce: number;
        };
        /** @description A real backend as one world knows it */
        BackendState: {
            /** @description Empty when nothing is forwarded */
            hosts: components["schemas"]["ForwardedHost"][];
            /** @description What is being recorded, or was and waits to be saved; null for nothing */
            recording: components["schemas"]["RunningRecording"] | null;
            /** @description The recording that answers every call of this world; null when none does */
            playing: components["schemas"]["PlayedRecording"] | null;
        };
        /** @description A host whose calls go to a real backend, with how they went in this world since the server started */
        ForwardedHost: {
            /** @enum {string} */
            host: "api" | "sportsData" | "gameHost" | "liveTv" | "realtime";
            /** @description Where it stands */
            url: string;
            /** @description Answers and messages that the documents promise */
            kept: number;
            /** @description Those that they do not; the journal names the fields */
            broken: number;
            /** @description Those that never came */
            failed: number;
        };
        /** @description What was recorded so far */
        RunningRecording: {
            /**
             * Format: date-time
             * @description Real time
             */
            startedAt: string;
            /** @description False once it was stopped or is full */
            isRunning: boolean;
            /** @description It holds as much as a recording may, and went on no longer */
            isFull: boolean;
            /** @description Answers to calls */
            answers: number;
            /** @description Acknowledgements of the socket */
            messages: number;
            /** @description Messages that the socket brought by itself */
            pushes: number;
        };
        /** @description A recording in the place of the backend */
        PlayedRecording: {
            recording: components["schemas"]["WorldName"];
            /** @description Calls that it answered since the server started */
            answered: number;
            /** @description Calls that it does not hold */
            missing: number;
        };
        /** @description Under which name */
        SaveRecordingRequest: {
            as: components["schemas"]["WorldName"];
        };
        /** @description A recording that was kept */
        SavedRecording: {
            name: components["schemas"]["WorldName"];
            /**
             * Format: date-time
             * @description Real time at its beginning
             */
            recordedAt: string;
            /** @description Answers to calls */
            answers: number;
            /** @description Acknowledgements of the socket */
            messages: number;
            /** @description Messages that the socket brought by itself */
            pushes: number;
        };
        /** @description Pictures of the screens; latest/index.json of the gallery's folder holds the same */
        Gallery: {
            /**
             * Format: date-time
             * @description Real time of the last run; null when the server has no gallery
             */
            madeAt: string | null;
            pictures: components["schemas"]["GalleryPicture"][];
        };
        /** @description A screen in one state and one view */
        GalleryPicture: {
            /** @description Name of its file, without .png */
            name: string;
            /** @description Such as casino-game */
            screen: string;
            /** @description guest, player, or what differs: a scenario, a failed call, an open panel */
            state: string;
            /** @description CSS pixels */
            width: number;
            /** @description CSS pixels */
            height: number;
            /**
             * @description Language of the site
             * @enum {string}
             */
            language: "en" | "hi";
            /**
             * @description Theme of the site
             * @enum {string}
             */
            theme: "dark" | "light";
            /**
             * @description Without an accepted picture; as the accepted one; unlike it; not taken
             * @enum {string}
             */
            result: "new" | "same" | "changed" | "failed";
            /** @description Why it was not taken */
            problem?: string;
        };
        /** @description What a real backend answered, secrets struck out; a file of the data folder holds the same */
        Recording: {
            /**
             * @description Of this format
             * @constant
             */
            version: 1;
            /**
             * Format: date-time
             * @description Real time at its beginning
             */
            recordedAt: string;
            answers: components["schemas"]["RecordedAnswer"][];
            messages: components["schemas"]["RecordedMessage"][];
            pushes: components["schemas"]["RecordedPush"][];
        };
        /** @description Whose it was: guest, or the stand-in of a token, as sign-in answers it when it is played */
        RecordedCaller: string;
        /** @description A call with its answer */
        RecordedAnswer: {
            /** @description operationId of openapi.yaml */
            operation: string;
            /** @description Path and query below the host: /bets?skip=0 */
            target: string;
            caller: components["schemas"]["RecordedCaller"];
            /** @description Body that was sent, of a form its fields with an empty text for each file; absent for none */
            request?: unknown;
            status: number;
            /** @description Headers that reached the client */
            headers: {
                [key: string]: string;
            };
            /** @description Body of the answer */
            json?: unknown;
            /** @description Body of an answer that is no JSON; absent beside json */
            text?: string;
        };
        /** @description What the socket was asked, and its acknowledgement */
        RecordedMessage: {
            event: string;
            caller: components["schemas"]["RecordedCaller"];
            /** @description Payload; absent for none */
            sent?: unknown;
            /** @description Acknowledgement */
            answered: unknown;
        };
        /** @description What the socket brought by itself */
        RecordedPush: {
            event: string;
            caller: components["schemas"]["RecordedCaller"];
            /** @description Payload; absent for none */
            payload?: unknown;
            /** @description Milliseconds since the caller's first connection in the recording */
            afterMs: number;
        };
        /** @description Why */
        DeclineRequest: {
            /** @description What the player reads */
            reason?: string;
        };
        /** @description How much counts towards a bonus, in whole per cent; what is not named counts as usual */
        BonusOfferRates: {
            /** @description Of what bets risk, by type of market; usually 100 */
            markets?: {
                match_odds?: components["schemas"]["Percent"];
                bookmaker?: components["schemas"]["Percent"];
                tied_match?: components["schemas"]["Percent"];
                toss?: components["schemas"]["Percent"];
                fancy?: components["schemas"]["Percent"];
                session?: components["schemas"]["Percent"];
            };
            /** @description Of stakes in games, by kind; usually slots 100, draws 80, instant 50, tables 20, baccarat 10 */
            games?: {
                slots?: components["schemas"]["Percent"];
                draws?: components["schemas"]["Percent"];
                instant?: components["schemas"]["Percent"];
                tables?: components["schemas"]["Percent"];
                baccarat?: components["schemas"]["Percent"];
            };
            /** @description Single games that count otherwise than their kind */
            exceptions?: {
                /** @description What follows /casino/ in its address */
                game: string;
                percent: components["schemas"]["Percent"];
            }[];
        };
        /** @description Whole per cent */
        Percent: number;
        /** @description A bonus to offer */
        PlaceBonusOfferRequest: {
            /** @description Small letters, digits and hyphens; it stands in the address of its page */
            id: string;
            /** @description What players read */
            name: string;
            /** @description In a sentence */
            description?: string;
            /** @description Rupees */
            amount: number;
            /** @description Rupees to wager for the whole of it */
            wagerTarget: number;
            /** @description Parts that are released on the way */
            parts?: number;
            /** @description Hours to wager it from the claim on */
            lifeHours?: number;
            rates?: components["schemas"]["BonusOfferRates"];
            /** @description Conditions in words */
            conditions?: string[];
            /** @description The one player whom it is for */
            username?: string;
            /**
             * Format: date-time
             * @description When it can no longer be claimed
             */
            claimUntil?: string;
        };
        /** @description A bonus as the operator offers it */
        BonusOffer: {
            id: string;
            name: string;
            description: string;
            /** @description Rupees */
            amount: number;
            /** @description Rupees */
            wagerTarget: number;
            parts: number;
            lifeHours: number;
            rates: components["schemas"]["BonusOfferRates"];
            conditions: string[];
            /** @description Null where it is for everybody */
            username: string | null;
            /**
             * Format: date-time
             * @description Null without such a day
             */
            claimUntil: string | null;
        };
        /** @description Which bonus */
        ExpireBonusRequest: {
            /** @description Whose */
            username: string;
            /** @description Without it the active one */
            bonusId?: string;
        };
        /** @description Which codes */
        ExpireOtpsRequest: {
            /** @description National digits of the number that they were sent to; all numbers without it */
            mobile?: string;
        };
        /** @description How many */
        MakeDemoUsersRequest: {
            /**
             * @description Demo users to add
             * @default 1
             */
            count?: number;
        };
        /**
         * @description An account of the player of an entry, or one of the house, as docs/money.md says
         * @enum {string}
         */
        LedgerAccount: "real" | "exposure" | "bonus" | "withdrawal" | "debt" | "restricted" | "wagering" | "house" | "receivable" | "house-restricted" | "house-wagering";
        /** @description Money that moved at once; its lines sum to zero */
        LedgerEntry: {
            /** @description Grows with every entry of a world */
            id: number;
            /**
             * Format: date-time
             * @description World time
             */
            at: string;
            /** @description Why: deposit, bet-accepted, settlement and the like */
            kind: string;
            /** @description Of what: a kind and a reference are posted once */
            reference: string;
            /** @description The player whose accounts it moves, beside those of the house */
            username: string;
            /** @description One for each account that it moves */
            lines: {
                account: components["schemas"]["LedgerAccount"];
                /** @description Whole paise: into the account, or out of it when it is below zero */
                amountPaise: number;
            }[];
        };
        /** @description A part of the ledger */
        LedgerPage: {
            entries: components["schemas"]["LedgerEntry"][];
            /** @description What to ask after for the next page; null when this is the last */
            next: number | null;
        };
        /** @description A player as the operator sees one */
        ControlPlayer: {
            id: number;
            username: string;
            name: string;
            /** @description National digits */
            mobile: string;
            /** @description Whether the demo login may give it out */
            isDemo: boolean;
            /** @description Tokens that are alive */
            sessions: number;
            kyc: components["schemas"]["KycStanding"];
            wallet: components["schemas"]["Wallet"];
            /** @description Rupees held for open bets */
            exposure: number;
        };
    };
    responses: {
        /** @description It is done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: null;
                };
            };
        };
        /** @description The network */
        OneNetwork: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Network"];
                };
            };
        };
        /** @description The world */
        OneWorld: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["World"];
                };
            };
        };
        /** @description The clock afterwards */
        OneClock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Clock"];
                };
            };
        };
        /** @description What comes next in the match */
        NextEvents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["NextEvents"];
                };
            };
        };
        /** @description Nothing was changed; 401 without the control token, 429 after too many wrong ones, 403 from a page of another origin, 404 for an unknown world, scenario, player, market or request, 409 world_limit when there are as many worlds as there may be, 421 world_elsewhere when another mock server keeps worlds of this name */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Unknown world: mine",
                 *       "code": "unknown_world"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Of several mock servers only the one that answers; else all, and the message names those that did not answer */
        Here: boolean;
        /** @description Name of the new world; a name in the body replaces it. Without either the world gets a random name */
        NewWorld: components["schemas"]["WorldName"];
        /** @description Name of the world */
        World: components["schemas"]["WorldName"];
        /** @description Id of the market */
        MarketId: string;
        /** @description Id of the match */
        RefMatchId: string;
        /** @description Id of the fault */
        FaultId: number;
        /** @description Name of the round, as listRounds gives it */
        Round: string;
        /** @description Id of the request, as listMoneyRequests gives it */
        RequestId: string;
        /** @description Name under which a world was saved */
        Saved: components["schemas"]["WorldName"];
        /** @description Name under which a recording was saved */
        Recording: components["schemas"]["WorldName"];
        /** @description Which document */
        Document: "api" | "realtime" | "control" | "rgs";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Scenario"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Games that know the same words, together */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["GameOutcomes"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listWorlds: {
        parameters: {
            query?: {
                /** @description Of several mock servers only the one that answers; else all, and the message names those that did not answer */
                here?: components["parameters"]["Here"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worlds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["World"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: {
                /** @description Name of the new world; a name in the body replaces it. Without either the world gets a random name */
                "x-world"?: components["parameters"]["NewWorld"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "pact-1",
                 *       "scenario": "default",
                 *       "seed": 7,
                 *       "frozen": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateWorldRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    deleteWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    applyScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scenarios": [
                 *         {
                 *           "name": "otp-not-required"
                 *         },
                 *         {
                 *           "name": "low-balance",
                 *           "params": {
                 *             "balance": 12.5
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplyScenariosRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    endScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scenarios": [
                 *         "maintenance"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EndScenariosRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readInvariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each invariant with its verdict */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["InvariantReport"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneClock"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    freezeClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneClock"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "now": "2026-11-22T14:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["SetClockRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneClock"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ms": 3000
                 *     }
                 */
                "application/json": components["schemas"]["AdvanceClockRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneClock"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    scaleClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "factor": 60
                 *     }
                 */
                "application/json": components["schemas"]["ScaleClockRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneClock"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    tickWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "times": 5
                 *     }
                 */
                "application/json": components["schemas"]["TickRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneClock"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    pushToast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player",
                 *       "title": "Mumbai v Chennai",
                 *       "message": "Toss won by Chennai",
                 *       "status": "info"
                 *     }
                 */
                "application/json": components["schemas"]["PushToastRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    pushBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player"
                 *     }
                 */
                "application/json": components["schemas"]["PlayerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    pushSessionRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "app"
                 *     }
                 */
                "application/json": components["schemas"]["PushSessionRefreshRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    pushEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player",
                 *       "event": "update_balance",
                 *       "payload": {
                 *         "balance": 9000,
                 *         "coins": 250,
                 *         "cash": 1500
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushEventRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    pushAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Rain at the ground. The start is delayed."
                 *     }
                 */
                "application/json": components["schemas"]["PushAnnouncementRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listOtps: {
        parameters: {
            query?: {
                /** @description Only codes sent to these national digits */
                mobile?: string;
            };
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SentCode"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "7f3c0a9be5d14f628a11"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player"
                 *     }
                 */
                "application/json": components["schemas"]["PlayerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    placeKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player",
                 *       "standing": "declined",
                 *       "reason": "The document is not readable"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceKycRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    creditPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player",
                 *       "amount": 250.5,
                 *       "to": "balance"
                 *     }
                 */
                "application/json": components["schemas"]["CreditRequest"];
            };
        };
        responses: {
            /** @description The wallet after the entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Wallet"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    suspendMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    runBall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    openMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    movePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "selectionId": "s-1",
                 *       "side": "back",
                 *       "price": 3.1
                 *     }
                 */
                "application/json": components["schemas"]["MovePriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which document */
                document: components["parameters"]["Document"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document with its references kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listSavedWorlds: {
        parameters: {
            query?: {
                /** @description Of several mock servers only the one that answers; else all, and the message names those that did not answer */
                here?: components["parameters"]["Here"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved worlds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedWorld"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    deleteSavedWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a world was saved */
                saved: components["parameters"]["Saved"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    loadWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a world was saved */
                saved: components["parameters"]["Saved"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "after-lunch"
                 *     }
                 */
                "application/json": components["schemas"]["NewNameRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    forkWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "rain-delay"
                 *     }
                 */
                "application/json": components["schemas"]["NewNameRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    restoreWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    saveWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "as": "before-settlement"
                 *     }
                 */
                "application/json": components["schemas"]["SaveWorldRequest"];
            };
        };
        responses: {
            /** @description What was kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedWorld"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    saveBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "The balance is shown twice"
                 *     }
                 */
                "application/json": components["schemas"]["SaveBundleRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Bundle"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    openBundle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Name of the new world; a name in the body replaces it. Without either the world gets a random name */
                "x-world"?: components["parameters"]["NewWorld"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundle": {
                 *         "kind": "chaupar-bug",
                 *         "version": 1
                 *       },
                 *       "name": "balance-twice",
                 *       "at": 12
                 *     }
                 */
                "application/json": components["schemas"]["OpenBundleRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneWorld"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlantedFault"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    plantFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": {
                 *         "operation": "placeBet"
                 *       },
                 *       "effect": {
                 *         "kind": "dropped-answer"
                 *       },
                 *       "times": 1
                 *     }
                 */
                "application/json": components["schemas"]["PlantFaultRequest"];
            };
        };
        responses: {
            /** @description The fault with its id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlantedFault"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the fault */
                faultId: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The networks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NetworkProfile"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneNetwork"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    useNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profile": "2g"
                 *     }
                 */
                "application/json": components["schemas"]["UseNetworkRequest"];
            };
        };
        responses: {
            200: components["responses"]["OneNetwork"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    endNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneNetwork"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    signInAtPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneNetwork"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    queryJournal: {
        parameters: {
            query?: {
                /** @description Only entries with a greater id */
                after?: number;
                /** @description Only entries of this kind */
                kind?: components["schemas"]["JournalKind"];
                /** @description Only entries in whose id, name, text, status, username or request id all of these words stand, ignoring case */
                text?: string;
                /** @description At most so many, the newest of those that fit */
                limit?: number;
                /** @description When nothing fits yet, answer as soon as something does, at the latest after so many real milliseconds */
                waitMs?: number;
            };
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries in the order of their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["JournalPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    waitForJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "match": {
                 *         "name": "placeBet",
                 *         "where": {
                 *           "request.stake": 500
                 *         }
                 *       },
                 *       "timeoutMs": 5000
                 *     }
                 */
                "application/json": components["schemas"]["WaitForJournalRequest"];
            };
        };
        responses: {
            /** @description The first entry that fits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["JournalEntry"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            408: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    exportJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["JournalExport"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    replayJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Name of the new world; a name in the body replaces it. Without either the world gets a random name */
                "x-world"?: components["parameters"]["NewWorld"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "again",
                 *       "journal": {
                 *         "version": 1,
                 *         "world": {
                 *           "name": "default",
                 *           "scenarios": [
                 *             {
                 *               "name": "default"
                 *             }
                 *           ],
                 *           "seed": "7",
                 *           "startedAt": "2026-11-21T02:30:00.000Z"
                 *         },
                 *         "entries": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReplayJournalRequest"];
            };
        };
        responses: {
            /** @description The world that came out, and where it differs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Replay"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listMarkets: {
        parameters: {
            query?: {
                /** @description Only this match */
                refMatchId?: string;
            };
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches with their markets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ControlMatch"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    settleMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "s-1"
                 *     }
                 */
                "application/json": components["schemas"]["SettleMarketRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    voidMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    resettleMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the market */
                marketId: components["parameters"]["MarketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "s-2"
                 *     }
                 */
                "application/json": components["schemas"]["SettleMarketRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    settleMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "winner": "home"
                 *     }
                 */
                "application/json": components["schemas"]["SettleMatchRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readNextEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NextEvents"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    addNextEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "no-ball",
                 *         "six"
                 *       ],
                 *       "now": true
                 *     }
                 */
                "application/json": components["schemas"]["AddNextEventsRequest"];
            };
        };
        responses: {
            200: components["responses"]["NextEvents"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    clearNextEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 2
                 *     }
                 */
                "application/json": components["schemas"]["ClearNextEventsRequest"];
            };
        };
        responses: {
            200: components["responses"]["NextEvents"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    playMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the match */
                refMatchId: components["parameters"]["RefMatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "until": "over"
                 *     }
                 */
                "application/json": components["schemas"]["PlayMatchRequest"];
            };
        };
        responses: {
            200: components["responses"]["NextEvents"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listMoneyRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MoneyRequest"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listLedger: {
        parameters: {
            query?: {
                /** @description Only entries of this player */
                username?: string;
                /** @description Only entries that move this account; each with all its lines */
                account?: components["schemas"]["LedgerAccount"];
                /** @description Only entries with a greater id */
                after?: number;
                /** @description At most so many, the oldest of those that fit */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries in the order of their ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "entries": [
                     *           {
                     *             "id": 7,
                     *             "at": "2026-11-21T15:12:10.412Z",
                     *             "kind": "deposit",
                     *             "reference": "d-1",
                     *             "username": "player",
                     *             "lines": [
                     *               {
                     *                 "account": "house",
                     *                 "amountPaise": -100025
                     *               },
                     *               {
                     *                 "account": "real",
                     *                 "amountPaise": 100025
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LedgerPage"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listRounds: {
        parameters: {
            query?: {
                /** @description True for those that are not closed; all without it */
                isOpen?: boolean;
                /** @description Only worlds without a call for so many milliseconds of the world's time */
                idleMs?: number;
                /** @description At most so many; 50 without it */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rounds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlayedRound"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listForcedOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcomes, by the slug of their game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ForcedOutcome"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    clearForcedOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "game": "onetouch/roulette"
                 *     }
                 */
                "application/json": components["schemas"]["ClearForcedOutcomesRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    settleRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Name of the round, as listRounds gives it */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    voidRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Name of the round, as listRounds gives it */
                round: components["parameters"]["Round"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    approveDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    declineDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The picture is not readable"
                 *     }
                 */
                "application/json": components["schemas"]["DeclineRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    approveWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    declineWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The picture is not readable"
                 *     }
                 */
                "application/json": components["schemas"]["DeclineRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    approveKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    declineKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the request, as listMoneyRequests gives it */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The picture is not readable"
                 *     }
                 */
                "application/json": components["schemas"]["DeclineRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    expireBonus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player"
                 *     }
                 */
                "application/json": components["schemas"]["ExpireBonusRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    finishWagering: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "player"
                 *     }
                 */
                "application/json": components["schemas"]["PlayerRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    expireOtps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9820041177"
                 *     }
                 */
                "application/json": components["schemas"]["ExpireOtpsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listBonusOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usual offers first, then those that were set, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusOffer"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    placeBonusOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "bn-friday",
                 *       "name": "Friday bonus",
                 *       "amount": 200,
                 *       "wagerTarget": 1000,
                 *       "parts": 2,
                 *       "lifeHours": 24,
                 *       "username": "player"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceBonusOfferRequest"];
            };
        };
        responses: {
            /** @description The offer as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusOffer"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    withdrawBonusOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
                /** @description Id of the offer */
                bonusId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ControlPlayer"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    makeDemoUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "count": 2
                 *     }
                 */
                "application/json": components["schemas"]["MakeDemoUsersRequest"];
            };
        };
        responses: {
            /** @description Usernames of those that were added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: string[];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readBackend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backend as this world knows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BackendState"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    startRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backend as this world knows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BackendState"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    stopRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backend as this world knows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BackendState"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    saveRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the world */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "as": "first-deposit"
                 *     }
                 */
                "application/json": components["schemas"]["SaveRecordingRequest"];
            };
        };
        responses: {
            /** @description What was kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedRecording"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listRecordings: {
        parameters: {
            query?: {
                /** @description Of several mock servers only the one that answers; else all, and the message names those that did not answer */
                here?: components["parameters"]["Here"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recordings by their names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SavedRecording"][];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    readRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a recording was saved */
                recording: components["parameters"]["Recording"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Recording"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    deleteRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name under which a recording was saved */
                recording: components["parameters"]["Recording"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            413: components["responses"]["Failed"];
            415: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
    listGallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures by their names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["Failed"];
            401: components["responses"]["Failed"];
            403: components["responses"]["Failed"];
            429: components["responses"]["Failed"];
        };
    };
}
