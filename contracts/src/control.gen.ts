// Written by tools/generate.ts from contracts/control.yaml. Do not edit; run "npm run generate".

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
        /** Set the best price of a runner on one side and publish it */
        post: operations["movePrice"];
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
        };
        /** @description The same scenario, parameters and seed make the same world */
        CreateWorldRequest: {
            name?: components["schemas"]["WorldName"];
            scenario?: components["schemas"]["ScenarioName"];
            params?: components["schemas"]["Params"];
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
            /** @description What it was made from and given since, in order */
            scenarios: components["schemas"]["ScenarioName"][];
            /** @description Null for the default world, whose seed is never shown */
            seed: string | null;
            clock: components["schemas"]["Clock"];
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
            /** @description True when time moves only when told */
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
        /** @description A price */
        MovePriceRequest: {
            /** @description Runner */
            selectionId: string;
            /**
             * @description Side
             * @enum {string}
             */
            side: "back" | "lay";
            /** @description Decimal odds on the ladder or rate per 100 */
            price: number;
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
        /** @description Nothing was changed; 401 without the control token, 404 for an unknown world, scenario, player or market */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "This world is unknown.",
                 *       "code": "unknown_world"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Name of the world */
        World: components["schemas"]["WorldName"];
        /** @description Id of the market */
        MarketId: string;
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
            401: components["responses"]["Failed"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
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
            401: components["responses"]["Failed"];
        };
    };
    createWorld: {
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
            404: components["responses"]["Failed"];
            409: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
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
            401: components["responses"]["Failed"];
            404: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
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
            404: components["responses"]["Failed"];
            422: components["responses"]["Failed"];
        };
    };
}
