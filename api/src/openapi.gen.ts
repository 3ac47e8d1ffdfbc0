// Written by tools/generate.ts from openapi.yaml. Do not edit; run "npm run generate".

export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by username and password (7.1)
         * @description Answers a session token, which stands bare in the header Authorization of later calls. Several sessions of a player may stand side by side. Wrong passwords are answered slower from the fifth on, then locked: 429 `sign_in_locked`, with the seconds in `retryAfter`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a demo user, without credentials (7.1)
         * @description Answers 403 `no_demo_users` when the server has none (6).
         */
        post: operations["loginDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether demo users exist (7.1, 7.2)
         * @description When this call fails, a client offers no demo login and says nothing (7.8).
         */
        get: operations["checkDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendOtpToMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to a mobile number (7.1)
         * @description Sign-up sends mobile and country_code, recovery inside the login dialog phone and countryCode; recovery answers alike for unknown numbers (3).
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobileVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a mobile number by the code that was sent to it (7.1)
         * @description Marks the code as verified, so that register can consume it (3).
         */
        post: operations["verifyMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a player account (7.1)
         * @description With the application setting OTP at 0 a verified code is needed, otherwise the answer is 400 `otp_required` (4).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recovery code (7.1)
         * @description Answers alike for known and unknown numbers (3).
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a recovery code (7.1)
         * @description A code is for the number that is named, else for one that this address asked a code for; after five wrong tries a code is dead. A reset opens an account whose sign-in is locked (3).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session; the token is dead at once for HTTP and socket (7.1)
         * @description Other sessions of the player stay. A client drops what it knows of the player without waiting for the answer.
         */
        get: operations["signOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a page was opened (7.1)
         * @description Sent when the site starts. The agent code and the source of a referral link are kept: a later registration from the same address counts for them (7.5).
         */
        post: operations["visitPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAppDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo, texts, links and status of the organisation (7.2)
         * @description The one call that a site under maintenance still answers (4).
         */
        get: operations["getAppDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getBanners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the landing and home pages (7.2)
         * @description The operator's own pictures and texts. An operator who has none answers an empty list.
         */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcement/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of the marquee (7.2)
         * @description An empty list means that there is no marquee. Texts come in the language that `Accept-Language` names, where the operator has them.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's notifications, newest first (7.2)
         * @description What the operator decided, what the player asked for, the results of bets, and alerts, each kept when it happened. What is pushed as `notification_toast` stands here too.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches with the prices of their first market (7.4)
         * @description Finished matches are left out. Those in play come first, the newest on top, in the order cricket, soccer, tennis; then those to come, the next on top. A match that has no price yet has `firstMarket` null.
         */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports/match/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a match offers, its limits and delays (7.4)
         * @description One row for each kind of market that the match has, with the stakes that are taken and how long a bet waits in play. A page asks here whether there is a score, a scorecard, a price history or a picture before it shows a place for it.
         */
        get: operations["getMatchSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports/match/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The score of a match
         * @description The score as listMatches and getMatchSettings return it, by itself: for a page that is not pushed anything.
         */
        get: operations["getMatchScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports/match/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What led to the score of a match
         * @description The whole course of the match, also of one that is over. A client that finds `scorecard` false or absent in getMatchSettings does not ask.
         */
        get: operations["getScorecard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sports/market/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the prices of a market moved, and what was matched
         * @description From ten minutes before the start, at whole minutes of the match, at most 120 points for each runner (40 on a line). The answer is the same however often it is asked, and a market without followers has its history too.
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/match/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Match odds, toss and exchange tied match of a match (7.4)
         * @description Prices by push come over the socket, as `odds:subscribe`; this call is for a client without it, and for the first sight of a match.
         */
        get: operations["getMatchOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The matches that hold the player's open bets (7.4)
         * @description The same rows as in getExposure. A match whose bets are all settled is not listed.
         */
        get: operations["listBetMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/exposure/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's exposure, in all and for each match (7.1)
         * @description What the player may lose at most, over all outcomes of each market, summed up. It is held out of the balance already.
         */
        get: operations["getExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's bets of a match, newest first (7.4)
         * @description Asked by the exposure popup with `pageSize` 10. Without `refmatchid` it answers the bets of all matches.
         */
        get: operations["listMatchBets"];
        put?: never;
        /**
         * Place a bet (7.4)
         * @description Answers at once, with a bet that is open, or pending for delayMs; a refusal is 422 with its code.
         */
        post: operations["placeBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intents/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a call whose answer was lost
         * @description Read only; looks the call up by its Idempotency-Key and never repeats it.
         */
        get: operations["getIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intents/{key}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rule out that a call whose answer was lost still takes effect
         * @description Answers what getIntent would. Where nothing is known of the key it is closed, and the answer says so: a call that arrives under it later is refused with 409 intent_closed and has no effect. So what never arrived may be sent again, under another key.
         */
        post: operations["closeIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's bets, by match or by dates, newest first (7.4)
         * @description On the sports-data host, whose calls carry the token in `xu-auth`. Filters hold together; days are those of Asia/Kolkata, both ends included.
         */
        get: operations["listUserBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password (7.1)
         * @description An Idempotency-Key keeps no trace of the passwords; used again it brings the first answer, whatever they are.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getBankAccountDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The operator's accounts to pay into (7.2)
         * @description Where a bank transfer goes that createDeposit announces with its `bankId`.
         */
        get: operations["getDepositBankDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAccountstatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement of the account, newest first (7.3)
         * @description Every movement of real money is one row; the balance of each follows from the row before it. Coins are named in the text. The totals are those of all rows that fit, not of the page.
         */
        get: operations["getAccountStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawRequest/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a withdrawal; the amount is held at once (7.3)
         * @description Refused in this order: the account or card is not right, KYC is not approved (`kyc_required`), the gateway is closed, the amount lies outside its limits, the balance does not cover it (`insufficient_funds`), or it is not cash yet: `wagering_open` when wagering would free it, else `insufficient_cash`. Demo users are refused with 403.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawRequest/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending withdrawal; the hold comes back (7.3)
         * @description The request ends as declined with cancelledByPlayer (4).
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawRequest/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawal requests, newest first (7.3)
         * @description With the money that a withdrawal is asked from: the wallet, what is held for pending requests, and what is still to be wagered.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a deposit, with a proof of payment (7.3)
         * @description No money moves before the operator approves it; without a decision it expires after 24 hours. As a form it carries the part `data`, which is checked like a JSON body, and the part `proof`: PNG, JPEG or PDF, at most 5 MB. A reference counts once (`utr_taken`). Demo users are refused with 403.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/fastpayme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a deposit on the page of a payment provider (7.3)
         * @description By a gateway whose `fast` is true; another is refused. The page of the payment provider is open for 15 minutes, then the request expires. `redirectUrl` is a path of the client's own origin, or an https address whose host the client has to trust. From there the player is led back to `/deposit/fast?request={id}` of the client, `id` being that of the request, whether it was paid or not.
         */
        post: operations["payDepositFast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposit requests, newest first
         * @description Both kinds: announced ones, and those that are paid on a provider's page.
         */
        get: operations["listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay in and out (7.3)
         * @description Each with its limits, its opening hours in Asia/Kolkata, whether it works now, and the fields that its form asks. A client draws a gateway whose key it does not know from this description.
         */
        get: operations["listGateways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's saved banks and cards (7.3)
         * @description Newest first. Numbers are masked: only their last four digits are kept.
         */
        get: operations["listBanks"];
        put?: never;
        /**
         * Save a bank or card (7.3)
         * @description A bank needs its name, an IFSC and a number of 9 to 18 digits; a card a number with a right check digit. Refused with 422 are a number that is saved already (`bank_exists`) and more than 25 of them (`bank_limit`).
         */
        post: operations["addBank"];
        /**
         * Remove a saved bank or card (7.3)
         * @description Refused with 409 `bank_in_use` while a withdrawal to it is pending. Another player's account is not found.
         */
        delete: operations["removeBank"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the identity check stands (7.3)
         * @description Returns the documents submitted last, and what the form for new ones asks. Approved documents are needed for a withdrawal.
         */
        get: operations["getKyc"];
        put?: never;
        /**
         * Submit identity documents (7.3)
         * @description A form with the part `data`, which is checked like a JSON body, and the part `file`: PNG, JPEG or PDF, at most 5 MB. The operator decides later; while documents are pending or approved no others are taken. Documents with an expiry date lapse after that day in India.
         */
        post: operations["submitKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's favourite games
         * @description Slugs of games, newest first. Without this call a client keeps favourites in the browser.
         */
        get: operations["getFavourites"];
        put?: never;
        /**
         * Keep a game as a favourite, or no longer
         * @description Saying the same twice changes nothing.
         */
        post: operations["setFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/fancy/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fancy and session markets of a match (7.4)
         * @description A session market has one runner with a line and two rates: Yes is back, No is lay. Which markets are shown as overs follows from their name (4).
         */
        get: operations["getFancyOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet/bookmaker/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookmaker market of a match and its tied match (7.4)
         * @description Prices are rates per 100, not decimal odds: a back bet of S at R wins S x R / 100.
         */
        get: operations["getBookmakerOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the pictures of a match come from (7.4)
         * @description Asked on a host of its own, whose base address is part of a client's configuration. The address is put into a frame; a client opens addresses of hosts that it trusts alone.
         */
        get: operations["getLiveTv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets/unmatched/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what still waits of an offer out of the book
         * @description What was matched of it stays as it is, and what was held for the rest comes free. Works while the market is suspended.
         */
        post: operations["cancelBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets/unmatched/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give what still waits of an offer another price or stake
         * @description In one step: at no moment does it wait twice, or not at all. Refused where more was matched meanwhile than the player saw. What the board has at the new price is matched at once.
         */
        post: operations["editBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets/cash-out/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a bet is worth now
         * @description The worth of the stake at the best price of the other side, where both outcomes are equal. On a line there is an offer only while both sides stand at the line of the bet.
         */
        get: operations["cashOutQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets/cash-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a bet at its present worth
         * @description Settles at the offer or better; at less it is refused. A share becomes a bet of its own, which the answer names; the rest stays open under the old id.
         */
        post: operations["cashOutBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets/cash-out/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What all open bets of a market are worth now
         * @description The result that bets on the other sides, at their best prices, can make the same on every outcome; no worse than the worst outcome. On a line there is an offer only where the bets differ at one number of runs and the other side stands there.
         */
        get: operations["getMarketCashOut"];
        put?: never;
        /**
         * End all open bets of a market at one result
         * @description Ends them at the result that was offered or a better one; at a worse one it is refused. With a share a part of each becomes a bet of its own, which the answer names; the rest stays open under the old id.
         */
        post: operations["cashOutMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets/auto-cash-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's rules that cash out by themselves
         * @description Those that stand, and those that ended in the last 24 hours; the newest first. A change of one is pushed as bet:update of a bet that it is about.
         */
        get: operations["listAutoCashOuts"];
        /**
         * Set the rule that cashes out a bet or a market by itself
         * @description Replaces the earlier rule of the same bet or market. At or beyond a line the server cashes out at what is offered then, also when the player is signed out, and once. While there is no offer the rule waits. It lapses at its end, with its market, and when no bet of it is open any more. Refused when the offer is at or beyond a line already.
         */
        put: operations["setAutoCashOut"];
        post?: never;
        /**
         * Take back a rule that cashes out
         * @description The bets stay as they are. A rule that has fired or lapsed is refused, so that no player reads that it was taken back. Another player's is not found.
         */
        delete: operations["cancelAutoCashOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available, active and finished bonuses (7.5)
         * @description The active one first, then those to claim, then the finished ones, newest first.
         */
        get: operations["listBonuses"];
        put?: never;
        /**
         * Claim a bonus (7.5)
         * @description The amount stands as coins and is released to the balance in equal parts, each when its share of the target was wagered. Bets that were placed since the claim and won or lost wager what they risked, stake or liability; void and cashed-out ones do not. Bets and stakes in games count at the rates of the bonus. One bonus is active at a time, each can be claimed once. A claim keeps its terms, whatever the operator offers later (7.5).
         */
        post: operations["claimBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus/claims/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonus totals (7.5)
         * @description Over all of the player's bonuses: how many stand where, what was released to the balance, and what was wagered.
         */
        get: operations["getBonusStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus/claims/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts of a bonus and their release (7.5)
         * @description What of the amount is still locked, was released, or was lost with the bonus.
         */
        get: operations["listBonusParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus/claims/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up an active bonus (7.5)
         * @description Coins that were not released are lost; what was released stays (7.5).
         */
        post: operations["cancelBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the player's referral code (7.5)
         * @description A second call answers the same code (7.5).
         */
        post: operations["generateReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts and earnings of referrals (7.5)
         * @description A player who came by the code earns 50.00 once, when the player's first bet was won or lost (7.5).
         */
        get: operations["getReferralStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players who came by the code (7.5)
         * @description Newest first. Names are masked, so that only who knows the player knows them again.
         */
        get: operations["listReferralChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ref/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Referrals by source (7.5)
         * @description A registration counts for the source of the link that was last opened from the same address (7.5).
         */
        get: operations["listReferralSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Address of the page that plays a game (7.6)
         * @description The address opens once, within five minutes and while the login lives.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's own limits
         * @description Limits on deposits, losses and stakes for a day, a week and a month, the reminder, breaks that run, and higher limits that wait for their day. Only this call returns `used`: what counts against each of them now.
         */
        get: operations["getLimits"];
        /**
         * Set own limits; a lower limit holds at once, a higher one after a day
         * @description Limits look back 24 hours, 7 days and 30 days; each holds by itself, so the lowest wins. Deposits count from their request on unless declined or expired; losses count what is open as lost.
         */
        put: operations["setLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits/time-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a break
         * @description Bets, deposits, bonus claims and games are refused until it ends; login and withdrawals are not. A break that runs can be made longer, not shorter.
         */
        post: operations["startTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits/self-exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account to play for months
         * @description The same is refused as in a break. It can be made longer, not shorter.
         */
        post: operations["selfExclude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What went in and out and what play came to, by day, week or month
         * @description The last 14 days, 12 weeks (from Monday) or 12 months of Asia/Kolkata, oldest first; those in which nothing happened too. Deposits and withdrawals count when they are approved, stakes when they are made, results when they are decided.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time and money of this play session
         * @description A play session runs from the sign-in on, one for all devices and tabs; a sign-in beside a running one joins it. A reality check is due when checkDueAt has passed, and waits until it is confirmed; every open page is notified by session_refresh.
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-session/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player has read the reality check and plays on
         * @description The next one comes after the player's interval from now. Nothing changes when none is due, so that a second press, or one in another tab, moves nothing.
         */
        post: operations["confirmRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the player is signed in
         * @description Sessions that have not ended or run out, with the device as far as it is known. The one that asks is `current`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description The token of that session is dead at once for HTTP and socket; the session that asks may end itself. Another player's is not found.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The markets that the player has pinned
         * @description In the order in which they were pinned. Without this call a client keeps pins in the browser.
         */
        get: operations["getPins"];
        put?: never;
        /**
         * Pin markets, or unpin them
         * @description Saying the same twice changes nothing. Markets that the server does not know are left out. Of more than 100 pins the oldest go.
         */
        post: operations["setPins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's alerts
         * @description The switches, the quiet hours, the price alerts that stand and the matches with alerts. An alert that fires is one notification in listNotifications, pushed as notification_toast; it states the fact alone. At most six an hour; in quiet hours it is listed and not pushed; during a break, an exclusion or a reality check that waits there is none.
         */
        get: operations["getAlerts"];
        /**
         * Switch kinds of alerts, and set the quiet hours
         * @description What is left out stays. A bet that is settled is in the notifications whatever its switch says; the switch pushes it too.
         */
        put: operations["setAlerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch the alerts of a match
         * @description Ten minutes before its start, at each wicket or goal, and when its first market opens after a minute or more. They end with the match. At most 50 matches.
         */
        put: operations["setMatchAlerts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be alerted when a price is at or beyond a value
         * @description It fires once, at the best price of the runner while the market is open, and is spent. It is removed when its market is settled or void. The same one twice is one. Refused when the price is there already, and beyond 50.
         */
        post: operations["addPriceAlert"];
        /**
         * Remove a price alert
         * @description Another player's is not found, nor is one that has fired.
         */
        delete: operations["removePriceAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The part that every successful answer shares (7) */
        Success: {
            /**
             * @description False means success (7)
             * @constant
             */
            error: false;
            /** @description Text for the player, may be empty (7) */
            message: string;
        };
        /** @description Every failed answer (7) */
        Failure: {
            /**
             * @description True means failure (7)
             * @constant
             */
            error: true;
            /** @description Text for the player (8) */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description Where an older server puts the text (8) */
            errorMessage?: string;
            /** @description The fields that a 400 is about */
            details?: components["schemas"]["FieldProblem"][];
            /** @description Seconds after which the call may be made again, as the header of this name */
            retryAfter?: number;
        };
        /** @description One value that breaks a rule */
        FieldProblem: {
            /** @description Where the value stands, such as body.username */
            field: string;
            /** @description What is wrong with it */
            message: string;
        };
        /**
         * @description Machine-readable reason of a failure; the specification names none (8)
         * @enum {string}
         */
        ErrorCode: "bad_request" | "validation_failed" | "password_length" | "password_wrong" | "agent_code_bad" | "otp_required" | "otp_wrong" | "otp_expired" | "unauthorized" | "unauthorized_other" | "invalid_credentials" | "forbidden" | "no_demo_users" | "demo_not_allowed" | "account_blocked" | "time_out_active" | "self_excluded" | "kyc_required" | "not_found" | "method_not_allowed" | "unknown_world" | "scenario_not_found" | "match_not_found" | "market_not_found" | "selection_not_found" | "bet_not_found" | "gateway_not_found" | "bank_not_found" | "withdrawal_not_found" | "bonus_not_found" | "game_not_found" | "session_not_found" | "auto_cash_out_not_found" | "alert_not_found" | "username_taken" | "mobile_taken" | "intent_in_flight" | "intent_closed" | "bank_exists" | "bank_in_use" | "utr_taken" | "kyc_pending" | "kyc_approved" | "withdrawal_not_pending" | "bonus_already_claimed" | "bonus_not_active" | "bonus_terms_changed" | "time_out_running" | "world_exists" | "body_too_large" | "unsupported_media_type" | "host_not_allowed" | "world_elsewhere" | "idempotency_key_reused" | "market_suspended" | "market_closed" | "ball_running" | "selection_removed" | "odds_invalid" | "price_changed" | "offers_not_taken" | "offers_too_many" | "offer_changed" | "offer_ended" | "offer_cancelled" | "offer_lapsed" | "stake_below_min" | "stake_above_max" | "insufficient_funds" | "amount_below_min" | "amount_above_max" | "insufficient_cash" | "wagering_open" | "limit_reached" | "gateway_unavailable" | "bank_limit" | "bonus_expired" | "bonus_not_available" | "cash_out_unavailable" | "cash_out_changed" | "auto_cash_out_late" | "auto_cash_out_no_position" | "auto_cash_out_share_small" | "auto_cash_out_exists" | "auto_cash_out_passed" | "auto_cash_out_over" | "alert_reached" | "alerts_too_many" | "alert_match_over" | "too_many_requests" | "otp_locked" | "sign_in_locked" | "internal_error" | "unavailable" | "maintenance" | "otp_send_failed" | "game_unavailable";
        /** @description An amount in rupees with two places, never below zero */
        Amount: number;
        /** @description An amount in rupees with two places, below zero for a loss */
        SignedAmount: number;
        /**
         * Format: date-time
         * @description A moment in UTC, with milliseconds
         */
        Timestamp: string;
        /** @description A key that the client mints, such as a UUID */
        IdempotencyKey: string;
        /**
         * @description Calling code of India, with or without the plus (5)
         * @enum {string}
         */
        CountryCode: "91" | "+91";
        /** @description National digits without a leading 0 (5) */
        MobileNumber: string;
        /** @description The digits that were sent to a mobile number */
        OneTimeCode: string;
        /** @description A password of 8 to 20 characters (5, 9) */
        NewPassword: string;
        /** @description 4 to 15 letters, digits and spaces, not only spaces (5, 9) */
        NewUsername: string;
        /** @description Credentials (3) */
        LoginRequest: {
            /** @description Username (3) */
            username: string;
            /** @description Password (3) */
            password: string;
        };
        /** @description The player (3) */
        User: {
            /** @description User id (3) */
            mstruserid: number;
            /** @description Mobile number; empty for a demo user (3) */
            mobileno: string;
            /** @description The name the player signs in with */
            username?: string;
            /** @description The player's full name */
            name?: string;
            /** @description True for a demo user */
            demo?: boolean;
        };
        /** @description A token and whose it is (7.1) */
        Session: {
            /** @description Opaque; valid for 24 hours (7.1) */
            token: string;
            user: components["schemas"]["User"];
        };
        /** @description A token, and from some servers the player (7.1) */
        Registration: {
            /** @description Opaque; valid for 24 hours (7.1) */
            token: string;
            /** @description The new player */
            user?: components["schemas"]["User"];
        };
        /** @description Whether demo users exist (3) */
        DemoAvailability: {
            /** @description True when loginDemo will work (3) */
            hasDemoUsers: boolean;
        };
        /** @description A code for sign-up (3) */
        SignUpOtpRequest: {
            mobile: components["schemas"]["MobileNumber"];
            country_code: components["schemas"]["CountryCode"];
        };
        /** @description A code for recovery (3) */
        ForgotPasswordRequest: {
            phone: components["schemas"]["MobileNumber"];
            countryCode: components["schemas"]["CountryCode"];
        };
        /** @description Either of the two spellings (3) */
        SendOtpRequest: components["schemas"]["SignUpOtpRequest"] | components["schemas"]["ForgotPasswordRequest"];
        /** @description The code with the mobile details (7.1) */
        VerifyMobileRequest: {
            otp: components["schemas"]["OneTimeCode"];
            mobile: components["schemas"]["MobileNumber"];
            country_code: components["schemas"]["CountryCode"];
        };
        /** @description Everything that opens an account (3) */
        RegisterRequest: {
            /** @description Full name (3) */
            name: string;
            username: components["schemas"]["NewUsername"];
            password: components["schemas"]["NewPassword"];
            /** @description Agent or referral code, left out when there is none (3) */
            agent_code?: string;
            /**
             * @description Fixed (9)
             * @constant
             */
            typeId: 3;
            /**
             * @description Fixed (9)
             * @constant
             */
            parentId: 81026;
            mobile: components["schemas"]["MobileNumber"];
            country_code: components["schemas"]["CountryCode"];
            otp?: components["schemas"]["OneTimeCode"];
        };
        /** @description The recovery code and the new password (3) */
        ResetPasswordRequest: {
            otp: components["schemas"]["OneTimeCode"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description Which page was opened and where the visitor came from */
        PageVisit: {
            /** @description Path without query */
            path: string;
            /** @description Address of the page before */
            referrer?: string;
            /** @description Agent or referral code of the link */
            agentCode?: string;
            /** @description Referral source of the link */
            source?: string;
        };
        /** @description What the operator configures (3) */
        AppDetails: {
            /** @description Address of the logo; empty for the built-in mark (3) */
            LOGO_URL: string;
            /** @description Text of the footer (3) */
            FOOTER_TEXT: string;
            /** @description Page title (3) */
            SEO_TITLE: string;
            /** @description Link, or empty (3) */
            WHATS_APP_URL: string;
            /** @description Link, or empty; spelt as the specification has it (3) */
            INSTATGRAM: string;
            /** @description Link, or empty (3) */
            FACEBOOK: string;
            /** @description Link, or empty (3) */
            TELEGRAM: string;
            /** @description maintenance, live or suspended; absent or empty means live, any other word not live (4) */
            BRAND_STATUS?: string;
            /** @description 0 means that sign-up needs a code; absent means that it does not (3) */
            OTP?: number;
        };
        /** @description The banners (7.2) */
        BannerList: {
            /** @description Banners (7.2) */
            banners: components["schemas"]["Banner"][];
        };
        /** @description One banner (3) */
        Banner: {
            /** @description Place in the ascending order (4) */
            order: number;
            /** @description Address of the picture; empty for the built-in one */
            image: string;
            /** @description What the picture shows */
            alt: string;
            /** @description Where it leads */
            href: string;
            /** @description Headline */
            title?: string;
            /** @description Line under the headline */
            text?: string;
            /** @description Text of the link */
            label?: string;
        };
        /** @description One text of the marquee (3) */
        Announcement: {
            /** @description Plain text (3) */
            content: string;
        };
        /** @description One notification (3) */
        Notification: {
            /** @description Id */
            id: string;
            /** @description Title (3) */
            title: string;
            /** @description Message (3) */
            message: string;
            /** @description error, success, info or warning; anything else is shown as error (8) */
            status: string;
            /** @description When it was made */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Whether the player has seen it */
            read: boolean;
        };
        /**
         * @description Cricket 4, soccer 1, tennis 2 (9)
         * @enum {integer}
         */
        SportId: 4 | 1 | 2;
        /** @description Id of a match (3) */
        RefMatchId: string;
        /** @description Opaque id */
        EntityId: string;
        /**
         * @description The kinds of market (1)
         * @enum {string}
         */
        MarketType: "match_odds" | "bookmaker" | "tied_match" | "toss" | "fancy" | "session";
        /** @description Matches */
        MatchList: {
            /** @description Matches */
            matches: components["schemas"]["Match"][];
        };
        /** @description One match (7.4) */
        Match: {
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Such as Mumbai v Chennai */
            matchName: string;
            sportId: components["schemas"]["SportId"];
            /** @description League or tournament */
            competition: string;
            startTime: components["schemas"]["Timestamp"];
            /**
             * @description Where the match stands
             * @enum {string}
             */
            status: "upcoming" | "inplay" | "finished" | "abandoned";
            /** @description Home first */
            teams: components["schemas"]["Team"][];
            /** @description Null before the start */
            score: components["schemas"]["Score"] | null;
            /** @description The market that a list shows; null when the match has none */
            firstMarket: components["schemas"]["Market"] | null;
            /** @description Kinds of market it offers */
            marketTypes: components["schemas"]["MarketType"][];
            /** @description Whether getLiveTv has pictures */
            liveTv: boolean;
        };
        /** @description One side of a match */
        Team: {
            /** @description Full name */
            name: string;
            /** @description Such as MUM */
            shortName: string;
        };
        /** @description The score; the later fields belong to one sport each */
        Score: {
            /**
             * @description Which sport's fields are there
             * @enum {string}
             */
            sport: "cricket" | "soccer" | "tennis";
            /** @description Such as 142/3 (16.4) */
            summary: string;
            /** @description Such as Mumbai need 31 from 20 */
            detail?: string;
            /** @description Cricket: in the order played */
            innings?: components["schemas"]["Innings"][];
            /** @description Cricket: runs that win the chase */
            target?: number;
            need?: components["schemas"]["Chase"];
            /** @description Cricket: newest last */
            lastOvers?: components["schemas"]["Over"][];
            /** @description Cricket: at the crease */
            batters?: components["schemas"]["Batter"][];
            bowler?: components["schemas"]["Bowler"];
            /** @description Soccer: minute of play */
            minute?: number;
            /** @description Soccer: home, away */
            goals?: number[];
            /** @description Soccer: cautions of home, away */
            yellowCards?: number[];
            /** @description Soccer: sendings-off of home, away */
            redCards?: number[];
            /** @description Tennis: in the order played */
            sets?: components["schemas"]["TennisSet"][];
            /** @description Tennis: points of the running game */
            points?: string[];
            /**
             * @description Tennis: which side serves
             * @enum {integer}
             */
            serving?: 0 | 1;
        };
        /** @description One innings */
        Innings: {
            /** @description Batting side */
            team: string;
            /** @description Runs */
            runs: number;
            /** @description Wickets */
            wickets: number;
            /** @description Overs and balls as 16.4 */
            overs: string;
        };
        /** @description Cricket: what the chasing side still needs */
        Chase: {
            /** @description Runs */
            runs: number;
            /** @description Balls */
            balls: number;
        };
        /** @description One over, ball by ball */
        Over: {
            /** @description Its number */
            over: number;
            /** @description As 4, W, 1lb */
            balls: string[];
        };
        /** @description One batter */
        Batter: {
            /** @description Name */
            name: string;
            /** @description Runs */
            runs: number;
            /** @description Balls faced */
            balls: number;
            /** @description Faces the next ball */
            onStrike: boolean;
        };
        /** @description Cricket: who bowls */
        Bowler: {
            /** @description Name */
            name: string;
            /** @description Wickets */
            wickets: number;
            /** @description Runs given */
            runs: number;
            /** @description Overs and balls as 3.4 */
            overs: string;
        };
        /** @description Games of one set */
        TennisSet: {
            /** @description Games of the first side */
            home: number;
            /** @description Games of the second side */
            away: number;
        };
        /** @description The score of one match */
        MatchScore: {
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Null before the start */
            score: components["schemas"]["Score"] | null;
        };
        /** @description What a match offers (7.4) */
        MatchSettings: {
            match: components["schemas"]["Match"];
            /** @description One row for each kind of market */
            markets: components["schemas"]["MarketSettings"][];
            /** @description Whether there is a score */
            score: boolean;
            /** @description Whether there are pictures */
            liveTv: boolean;
            /** @description Whether getPriceHistory serves its markets; absent means no */
            priceHistory?: boolean;
            /** @description Whether getScorecard serves it; absent means no */
            scorecard?: boolean;
        };
        /** @description What led to the score of one match */
        MatchScorecard: {
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Null before the start */
            scorecard: components["schemas"]["Scorecard"] | null;
        };
        /** @description What led to the score; the later fields belong to one sport each */
        Scorecard: {
            /**
             * @description Which sport's fields are there
             * @enum {string}
             */
            sport: "cricket" | "soccer" | "tennis";
            /** @description Cricket: in the order played */
            innings?: components["schemas"]["InningsCard"][];
            /** @description Tennis: in the order played */
            sets?: components["schemas"]["SetCard"][];
            /** @description Tennis: won by home, away */
            points?: number[];
            /** @description Tennis: games won by home, away against the serve */
            breaks?: number[];
            /** @description Soccer: in the order of play */
            incidents?: components["schemas"]["Incident"][];
        };
        /** @description Cricket: one innings; runs of the batters and extras add up to its runs */
        InningsCard: {
            /** @description Batting side */
            team: string;
            /** @description Runs */
            runs: number;
            /** @description Wickets */
            wickets: number;
            /** @description Overs and balls as 16.4 */
            overs: string;
            /** @description Whether it is over */
            closed: boolean;
            extras: components["schemas"]["Extras"];
            /** @description In batting order */
            batters: components["schemas"]["BatterCard"][];
            /** @description In batting order */
            yetToBat: components["schemas"]["WaitingBatter"][];
            /** @description In the order of their first over */
            bowlers: components["schemas"]["BowlerCard"][];
            /** @description In order */
            falls: components["schemas"]["FallOfWicket"][];
        };
        /** @description Who has not batted yet */
        WaitingBatter: {
            /** @description Name */
            name: string;
        };
        /** @description Runs that no batter made */
        Extras: {
            /** @description All of them */
            total: number;
            /** @description Wides */
            wides: number;
            /** @description No-balls */
            noBalls: number;
            /** @description Byes */
            byes: number;
            /** @description Leg byes */
            legByes: number;
        };
        /** @description What a batter made */
        BatterCard: {
            /** @description Name */
            name: string;
            /** @description Runs */
            runs: number;
            /** @description Balls faced */
            balls: number;
            /** @description Fours */
            fours: number;
            /** @description Sixes */
            sixes: number;
            out?: components["schemas"]["Dismissal"];
        };
        /** @description How a batter got out; absent while not out */
        Dismissal: {
            /**
             * @description How
             * @enum {string}
             */
            kind: "bowled" | "caught" | "lbw" | "stumped" | "run_out";
            /** @description The bowler of the ball; absent for a run-out */
            bowler?: string;
            /** @description Who caught, stumped or threw */
            fielder?: string;
        };
        /** @description What a bowler gave and took */
        BowlerCard: {
            /** @description Name */
            name: string;
            /** @description Overs and balls as 3.4 */
            overs: string;
            /** @description Overs that cost nothing */
            maidens: number;
            /** @description Runs given */
            runs: number;
            /** @description Wickets */
            wickets: number;
        };
        /** @description When a wicket fell */
        FallOfWicket: {
            /** @description Who went */
            name: string;
            /** @description Runs of the innings then */
            runs: number;
            /** @description Overs and balls of the innings then */
            overs: string;
        };
        /** @description Tennis: one set */
        SetCard: {
            /** @description Games of the first side */
            home: number;
            /** @description Games of the second side */
            away: number;
            /** @description Those that are over, in order */
            games: components["schemas"]["GameCard"][];
        };
        /** @description Tennis: one game */
        GameCard: {
            /**
             * @description Which side served, in a tie-break first
             * @enum {integer}
             */
            server: 0 | 1;
            /**
             * @description Which side won it
             * @enum {integer}
             */
            winner: 0 | 1;
            /** @description Whether it was a tie-break */
            tieBreak: boolean;
            /** @description Points of home and away, as counted */
            points: number[];
        };
        /** @description Soccer: a goal or a card */
        Incident: {
            /**
             * @description What
             * @enum {string}
             */
            kind: "goal" | "yellow" | "red";
            /**
             * @description Whose: home, away
             * @enum {integer}
             */
            side: 0 | 1;
            /** @description As 45+2' */
            minute: string;
            /** @description Who */
            name: string;
            /** @description Home, away, after it */
            goals: number[];
        };
        /** @description How the prices of a market moved, for each of its runners */
        PriceHistory: {
            marketId: components["schemas"]["EntityId"];
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Name of the market */
            HeadName: string;
            priceKind: components["schemas"]["PriceKind"];
            /** @description In the order of the market; a fancy or session market has one */
            runners: components["schemas"]["RunnerHistory"][];
        };
        /** @description How the prices of a runner moved */
        RunnerHistory: {
            selectionId: components["schemas"]["EntityId"];
            /** @description Name */
            name: string;
            /** @description Oldest first; the last is the present one while the market is undecided */
            points: components["schemas"]["PricePoint"][];
        };
        /** @description The best prices of a runner at a moment */
        PricePoint: {
            at: components["schemas"]["Timestamp"];
            /** @description Decimal odds, rate per 100, or the runs of Yes on a line; null while there was none */
            back: number | null;
            /** @description The same of the other side; the runs of No on a line */
            lay: number | null;
            /** @description Matched on this runner until then; on an exchange only */
            matched?: components["schemas"]["Amount"];
        };
        /** @description Limits and delay of a kind of market */
        MarketSettings: {
            marketType: components["schemas"]["MarketType"];
            /** @description Whether it is on */
            enabled: boolean;
            minStake: components["schemas"]["Amount"];
            maxStake: components["schemas"]["Amount"];
            /** @description How long a bet waits in play */
            delayMs: number;
        };
        /** @description Markets of one match and the sequence number they stand at */
        MarketList: {
            refMatchId: components["schemas"]["RefMatchId"];
            sequence: components["schemas"]["Sequence"];
            /** @description Markets */
            markets: components["schemas"]["Market"][];
        };
        /** @description Grows by one with every price message of a match, without gaps */
        Sequence: number;
        /** @description One market with its prices (3) */
        Market: {
            marketId: components["schemas"]["EntityId"];
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Name of the market (3) */
            HeadName: string;
            marketType: components["schemas"]["MarketType"];
            priceKind: components["schemas"]["PriceKind"];
            /**
             * @description Bets are taken only while open
             * @enum {string}
             */
            status: "open" | "suspended" | "ball_running" | "closed";
            /** @description Null or empty while undecided; 0 is a result (3) */
            result: string | null;
            /** @description Whether the match runs */
            inPlay: boolean;
            /** @description How long a bet waits before it is taken */
            delayMs: number;
            minStake: components["schemas"]["Amount"];
            maxStake: components["schemas"]["Amount"];
            sequence: components["schemas"]["Sequence"];
            publishedAt: components["schemas"]["Timestamp"];
            /** @description A fancy or session market has one */
            runners: components["schemas"]["Runner"][];
            /** @description Whether offers at a price of one's own wait here */
            takesOffers?: boolean;
        };
        /**
         * @description The scale of prices: decimal odds, rate per 100, or line with a rate
         * @enum {string}
         */
        PriceKind: "decimal" | "rate" | "line";
        /** @description One selection; best price first on each side */
        Runner: {
            selectionId: components["schemas"]["EntityId"];
            /** @description Name */
            name: string;
            /**
             * @description Only an active runner takes bets
             * @enum {string}
             */
            status: "active" | "removed" | "winner" | "loser";
            /** @description For a line: Yes */
            back: components["schemas"]["Price"][];
            /** @description For a line: No */
            lay: components["schemas"]["Price"][];
        };
        /** @description A price and the money behind it */
        Price: {
            /** @description Decimal odds or rate per 100 */
            price: number;
            size: components["schemas"]["Amount"];
            /** @description Runs of a fancy or session line */
            line?: number;
        };
        /** @description Matches with open bets */
        BetMatchList: {
            /** @description Rows (3) */
            betMatches: components["schemas"]["BetMatch"][];
        };
        /** @description One match with open bets (3) */
        BetMatch: {
            exposureAmount: components["schemas"]["Amount"];
            /** @description Match (3) */
            matchName: string;
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Bets that are open or pending (3), and offers that wait */
            totalBets: number;
            /** @description Offers that wait in the book */
            unmatchedBets?: number;
        };
        /** @description Exposure in all and for each match (7.1) */
        Exposure: {
            exposureAmount: components["schemas"]["Amount"];
            /** @description Rows (3) */
            betMatches: components["schemas"]["BetMatch"][];
        };
        /**
         * @description Back or lay; for a line, Yes is back and No is lay (4)
         * @enum {string}
         */
        Side: "back" | "lay";
        /** @description Which change of the price the player takes; a better price is taken except under never */
        AcceptPolicy: {
            /**
             * @description Rule
             * @enum {string}
             */
            policy: "never" | "better" | "any" | "ticks";
            /** @description How many ticks worse are taken, under the rule ticks */
            ticks?: number;
        };
        /** @description A bet as the slip has it; odds for decimal markets, rate for bookmaker markets, line and rate for fancy and session */
        PlaceBetRequest: {
            marketId: components["schemas"]["EntityId"];
            selectionId: components["schemas"]["EntityId"];
            side: components["schemas"]["Side"];
            /** @description Decimal odds that the player saw */
            odds?: number;
            /** @description Line that the player saw */
            line?: number;
            /** @description Rate per 100 that the player saw */
            rate?: number;
            /** @description Rupees */
            stake: number;
            accept: components["schemas"]["AcceptPolicy"];
            /** @description What is not there at these odds or better waits for them, on markets with takesOffers */
            offer?: components["schemas"]["OfferTerms"];
        };
        /** @description How a bet waits in the book */
        OfferTerms: {
            /** @description Whether it stays when the market turns in play; else it lapses then */
            keepInPlay: boolean;
        };
        /** @description A bet that was placed as an offer */
        BetOffer: {
            /** @description What was offered in all */
            stake: components["schemas"]["Amount"];
            /** @description How much of it was matched */
            matched: components["schemas"]["Amount"];
            /** @description Whether it stays when the market turns in play */
            keepInPlay: boolean;
        };
        /** @description An offer that shall wait no more */
        CancelBetRequest: {
            betId: components["schemas"]["EntityId"];
        };
        /** @description New terms for what still waits of an offer */
        EditBetRequest: {
            betId: components["schemas"]["EntityId"];
            /** @description Decimal odds */
            odds: number;
            /** @description Rupees that shall wait */
            stake: number;
            /** @description Rupees that waited when the player looked */
            unmatched: number;
        };
        /**
         * @description Where a bet stands (4); unmatched, an extension: it waits in the book at its own price
         * @enum {string}
         */
        BetStatus: "pending" | "unmatched" | "open" | "won" | "lost" | "void" | "cashed_out";
        /** @description One bet (3) */
        Bet: {
            id: components["schemas"]["EntityId"];
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Match (3) */
            matchName: string;
            marketId: components["schemas"]["EntityId"];
            selectionId: components["schemas"]["EntityId"];
            /** @description Market (3) */
            HeadName: string;
            /** @description Selection */
            runnerName: string;
            /** @description The scale of odds */
            priceKind: components["schemas"]["PriceKind"];
            /** @description Decimal odds or rate per 100 (3) */
            odds: number;
            /** @description Line of a fancy or session bet */
            line?: number;
            /** @description The odds or the rate that the player asked for */
            askedOdds?: number;
            /** @description The line that the player asked for, of a fancy or session bet */
            askedLine?: number;
            stack: components["schemas"]["Amount"];
            selectionType: components["schemas"]["Side"];
            status: components["schemas"]["BetStatus"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Result once settled */
            profitLoss?: components["schemas"]["SignedAmount"];
            /** @description How long a pending bet waits */
            delayMs?: number;
            /** @description Of a bet that was placed as an offer */
            offer?: components["schemas"]["BetOffer"];
            /** @description Why a pending bet was not taken */
            reason?: components["schemas"]["ErrorCode"];
        };
        /** @description One page of bets (3) */
        BetPage: {
            /** @description Rows (3) */
            bets: components["schemas"]["Bet"][];
            /** @description How many there are in all */
            count: number;
        };
        /** @description The bet and what it did to the money */
        PlacedBet: {
            bet: components["schemas"]["Bet"];
            wallet?: components["schemas"]["Wallet"];
            exposureAmount?: components["schemas"]["Amount"];
        };
        /** @description What is known of an Idempotency-Key */
        Intent: {
            /**
             * @description Where the call stands; closed: it never arrived, and will have no effect
             * @enum {string}
             */
            state: "none" | "in_flight" | "done" | "closed";
            /** @description Which call it was */
            operationId?: string;
            /** @description Its HTTP status */
            status?: number;
            /** @description Its whole envelope, with its texts in the language that this question asks for */
            answer?: {
                [key: string]: unknown;
            };
        };
        /** @description The player's money (3) */
        Wallet: {
            /** @description Real money free to use now (3) */
            balance: components["schemas"]["Amount"];
            /** @description Bonus (3) */
            coins: components["schemas"]["Amount"];
            /** @description The part of balance that may be withdrawn (3); a deposit is part of it once it was wagered once */
            cash: components["schemas"]["Amount"];
            version?: components["schemas"]["WalletVersion"];
        };
        /** @description Grows with every change; an older version never replaces a newer one */
        WalletVersion: number;
        /** @description Socket event notification_toast: a text to show at once (7.7, 8) */
        NotificationToast: {
            /** @description Title (7.7) */
            title?: string;
            /** @description Message (7.7) */
            message?: string;
            /** @description error, success, info or warning; anything else is shown as error (8) */
            status?: string;
        };
        /** @description Socket event session_refresh: ask session_check again (7.7) */
        SessionRefresh: {
            /** @description Such as app when the application details changed */
            reason?: string;
        };
        /** @description Socket event update_balance: an absent field keeps its value (7.7) */
        UpdateBalance: {
            balance: components["schemas"]["Amount"];
            /** @description Bonus */
            coins?: components["schemas"]["Amount"];
            /** @description May be withdrawn */
            cash?: components["schemas"]["Amount"];
            version?: components["schemas"]["WalletVersion"];
        };
        /** @description Acknowledgement of session_check: failed means sign out (7.7) */
        SessionCheckReply: {
            /**
             * @description Result (7.7)
             * @enum {string}
             */
            status: "success" | "failed";
            /** @description Text for the player */
            message?: string;
            /** @description Why it failed: the session is over only without a code or with unauthorized */
            code?: string;
        };
        /** @description Acknowledgement of get:balance (7.7) */
        BalanceReply: {
            /**
             * @description Result (7.7)
             * @constant
             */
            status: "success";
            balance: components["schemas"]["Amount"];
            coins: components["schemas"]["Amount"];
            cash: components["schemas"]["Amount"];
            version?: components["schemas"]["WalletVersion"];
        } | {
            /**
             * @description Result (7.7)
             * @constant
             */
            status: "failed";
            /** @description Text for the player */
            message?: string;
        };
        /** @description Socket request odds:subscribe: follow one match */
        OddsSubscription: {
            matchId: components["schemas"]["RefMatchId"];
            /** @description The last sequence that the client has; only later changes are sent when they are few */
            since?: components["schemas"]["Sequence"];
        };
        /** @description Socket request odds:unsubscribe: follow this match no longer */
        OddsUnsubscription: {
            matchId: components["schemas"]["RefMatchId"];
        };
        /** @description Acknowledgement of odds:subscribe: everything as it stands at this sequence number */
        OddsSnapshot: {
            /**
             * @description Result
             * @constant
             */
            status: "success";
            matchId: components["schemas"]["RefMatchId"];
            sequence: components["schemas"]["Sequence"];
            /** @description Given back when markets holds only those that changed after it; without it markets holds all */
            since?: components["schemas"]["Sequence"];
            /** @description Every market of the match, or those that changed after since */
            markets: components["schemas"]["Market"][];
            /** @description Null before the start */
            score: components["schemas"]["Score"] | null;
        } | components["schemas"]["FailedAcknowledgement"];
        /** @description Socket event odds:update: the markets that changed, whole; or a heartbeat, which changes nothing and names the sequence that stands */
        OddsUpdate: {
            matchId: components["schemas"]["RefMatchId"];
            sequence: components["schemas"]["Sequence"];
            publishedAt: components["schemas"]["Timestamp"];
            /** @description Changed markets */
            markets: components["schemas"]["Market"][];
            score?: components["schemas"]["Score"];
            /**
             * @description Only prices are alive: markets is empty, sequence is the last one sent
             * @constant
             */
            heartbeat?: true;
        };
        /** @description Socket event exposure:update: as getExposure answers */
        ExposureUpdate: {
            exposureAmount: components["schemas"]["Amount"];
            /** @description Rows */
            betMatches: components["schemas"]["BetMatch"][];
        };
        /** @description Socket event bet:update: a bet has a new status */
        BetUpdate: {
            bet: components["schemas"]["Bet"];
        };
        /** @description Acknowledgement without content */
        Acknowledgement: {
            /**
             * @description Result
             * @constant
             */
            status: "success";
        } | components["schemas"]["FailedAcknowledgement"];
        /** @description A socket request that was refused */
        FailedAcknowledgement: {
            /**
             * @description Result
             * @constant
             */
            status: "failed";
            /** @description Text for the player */
            message?: string;
            /** @description Why it was refused */
            code?: string;
        };
        /** @description The old and the new password; the old one again is a 400 `validation_failed` */
        UpdatePasswordRequest: {
            /** @description Present password */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @description The operator's accounts (3) */
        DepositBankDetails: {
            /** @description Accounts (7.2) */
            bankDetails: components["schemas"]["DepositBank"][];
        };
        /** @description One account of the operator */
        DepositBank: {
            id: components["schemas"]["EntityId"];
            /** @description Bank */
            bankName: string;
            /** @description Holder */
            accountName: string;
            /** @description Number */
            accountNumber: string;
            /** @description Branch code */
            ifsc?: string;
            /** @description UPI address */
            upiId?: string;
        };
        /**
         * @description Kind of a statement row
         * @enum {string}
         */
        StatementType: "opening" | "deposit" | "withdrawal" | "bet" | "settlement" | "cash_out" | "bonus" | "referral" | "game" | "correction";
        /** @description One booking */
        StatementRow: {
            id: components["schemas"]["EntityId"];
            createdAt: components["schemas"]["Timestamp"];
            type: components["schemas"]["StatementType"];
            /** @description What it was for */
            description: string;
            about?: components["schemas"]["StatementRecord"];
            credit: components["schemas"]["Amount"];
            debit: components["schemas"]["Amount"];
            balance: components["schemas"]["Amount"];
        };
        /** @description The record that a booking belongs to */
        StatementRecord: {
            /**
             * @description bet, deposit, withdrawal: id of the request. match: refMatchId. game: what follows /casino/. bonus: id
             * @enum {string}
             */
            kind: "bet" | "match" | "deposit" | "withdrawal" | "bonus" | "game";
            /** @description Of that record */
            id: string;
            /** @description game: the name of its round, such as g-12 */
            round?: string;
        };
        /** @description Sums over all rows of the query, not only this page */
        StatementTotals: {
            credit: components["schemas"]["Amount"];
            debit: components["schemas"]["Amount"];
        };
        /** @description One page of the statement */
        AccountStatement: {
            /** @description Rows */
            rows: components["schemas"]["StatementRow"][];
            /** @description How many there are in all */
            count: number;
            totals: components["schemas"]["StatementTotals"];
        };
        /**
         * @description Where a request or an identity check stands (4)
         * @enum {string}
         */
        RequestStatus: "pending" | "approved" | "declined" | "expired";
        /** @description Bank, card or the key of a gateway (4, 9): m_bkash, m_nagad, m_paytm, m_binance_tron, m_binance_bsc, or one that the operator has beside them and describes */
        PaymentMethod: string;
        /** @description Key of a payment gateway (9), such as m_paytm, or one that the operator has beside those */
        GatewayKey: string;
        /** @description Rupees with two places; the gateway's own limits are narrower */
        PaymentAmount: number;
        /** @description How much, and where to */
        CreateWithdrawalRequest: {
            amount: components["schemas"]["PaymentAmount"];
            method: components["schemas"]["PaymentMethod"];
            bankId?: components["schemas"]["EntityId"];
            /** @description Number or address at the gateway, for a method that is one */
            account?: string;
            fields?: components["schemas"]["DescribedAnswers"];
        };
        /** @description Which one */
        CancelWithdrawalRequest: {
            id: components["schemas"]["EntityId"];
        };
        /** @description A withdrawal request */
        Withdrawal: {
            id: components["schemas"]["EntityId"];
            amount: components["schemas"]["Amount"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Where it goes, masked */
            account?: string;
            status: components["schemas"]["RequestStatus"];
            /** @description True when the player took it back */
            cancelledByPlayer?: boolean;
            details?: components["schemas"]["RequestDetails"];
            createdAt: components["schemas"]["Timestamp"];
            decidedAt?: components["schemas"]["Timestamp"];
            /** @description Why it was declined */
            reason?: string;
        };
        /** @description The request and the wallet after it */
        WithdrawalAnswer: {
            request: components["schemas"]["Withdrawal"];
            wallet?: components["schemas"]["Wallet"];
        };
        /** @description One page of requests */
        WithdrawalPage: {
            /** @description Rows */
            rows: components["schemas"]["Withdrawal"][];
            /** @description How many there are in all */
            count: number;
            funds?: components["schemas"]["WithdrawalFunds"];
        };
        /** @description The money that a withdrawal is asked from, for a page without a socket */
        WithdrawalFunds: {
            wallet: components["schemas"]["Wallet"];
            /** @description What of the deposits is still to be wagered before it is cash */
            wagering: components["schemas"]["Amount"];
            /** @description Taken out of the balance for the pending requests */
            held: components["schemas"]["Amount"];
        };
        /** @description The JSON part and the proof of payment */
        CreateDepositForm: {
            data: components["schemas"]["CreateDepositRequest"];
            /** @description PNG, JPEG or PDF, at most 5 MB */
            proof?: string;
        };
        /** @description What was paid, and how */
        CreateDepositRequest: {
            gateway: components["schemas"]["DepositGateway"];
            amount: components["schemas"]["PaymentAmount"];
            /** @description Reference of the payment: the UTR, or the hash of a crypto transfer */
            utr?: string;
            bankId?: components["schemas"]["EntityId"];
            fields?: components["schemas"]["DescribedAnswers"];
        };
        /** @description The key of a gateway, or bank for a transfer to the operator's account */
        DepositGateway: string;
        /** @description A deposit request */
        Deposit: {
            id: components["schemas"]["EntityId"];
            gateway: components["schemas"]["DepositGateway"];
            amount: components["schemas"]["Amount"];
            status: components["schemas"]["RequestStatus"];
            /** @description Reference of the payment */
            utr?: string;
            details?: components["schemas"]["RequestDetails"];
            /** @description Whether it is paid on the page of a payment provider; absent as false */
            byProvider?: boolean;
            createdAt: components["schemas"]["Timestamp"];
            decidedAt?: components["schemas"]["Timestamp"];
            /** @description Why it was declined */
            reason?: string;
        };
        /** @description The request */
        DepositRequestAnswer: {
            request: components["schemas"]["Deposit"];
        };
        /** @description One page of requests */
        DepositPage: {
            /** @description Rows */
            rows: components["schemas"]["Deposit"][];
            /** @description How many there are in all */
            count: number;
        };
        /** @description How much, and by which gateway */
        FastDepositRequest: {
            gateway: components["schemas"]["GatewayKey"];
            amount: components["schemas"]["PaymentAmount"];
        };
        /** @description Where to pay */
        FastDeposit: {
            /** @description Page of the payment provider */
            redirectUrl: string;
            request?: components["schemas"]["Deposit"];
        };
        /** @description Gateways */
        GatewayList: {
            /** @description Gateways */
            gateways: components["schemas"]["Gateway"][];
        };
        /** @description One way to pay in or out */
        Gateway: {
            key: components["schemas"]["PaymentMethod"];
            /** @description Name */
            name: string;
            /**
             * @description Direction
             * @enum {string}
             */
            kind: "deposit" | "withdraw";
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            /** @description Opening hours, Asia/Kolkata */
            hours: string;
            /** @description Whether it works now */
            available: boolean;
            /** @description What its form asks. A withdrawal is JSON: one of kind withdraw asks for no file */
            fields: components["schemas"]["FormField"][];
            /** @description Whether a deposit can be paid on the page of a payment provider, by payDepositFast; absent as false */
            fast?: boolean;
            payTo?: components["schemas"]["PayTo"];
        };
        /** @description Whom a deposit by a gateway is paid to */
        PayTo: {
            /** @description Receiver */
            name: string;
            /** @description Payment id, wallet number or crypto address */
            address: string;
            /** @description Network of a crypto address */
            network?: string;
            /** @description What the payment has to say in its note, so that it is found */
            note?: string;
            /** @description Text of the QR code, such as a payment link or the bare address; {amount} and {note} stand for those of the payment */
            link?: string;
            /** @description What is paid in, where it is not rupees */
            currency?: string;
            /** @description Rupees for one unit of the currency */
            rate?: number;
        };
        /** @description One input of a form (9) */
        FormField: {
            /** @description Name */
            name: string;
            /** @description Label */
            label: string;
            /**
             * @description Input kind (9 names file, text and date)
             * @enum {string}
             */
            kind: "file" | "text" | "date" | "number" | "choice";
            /** @description Whether it must be filled */
            required: boolean;
            /** @description The least that a number may be */
            min?: number;
            /** @description The most that a number may be */
            max?: number;
            /**
             * Format: date
             * @description The first day that a date may be
             */
            earliest?: string;
            /**
             * Format: date
             * @description The last day that a date may be
             */
            latest?: string;
            /** @description What a choice is made from */
            options?: components["schemas"]["FieldOption"][];
            /** @description Characters at least */
            minLength?: number;
            /** @description Characters at most */
            maxLength?: number;
            /** @description Regular expression */
            pattern?: string;
            /** @description Where the player finds what is asked */
            help?: string;
        };
        /** @description One answer of a choice */
        FieldOption: {
            /** @description What is sent */
            value: string;
            /** @description What is shown */
            label: string;
        };
        /** @description Answers to the fields that a form describes beside those that have a property of their own: under the name of the field, as text; a date is YYYY-MM-DD, a choice the value of its option. Files are parts of the form, as field_ and the name */
        DescribedAnswers: {
            [key: string]: string;
        };
        /** @description What was answered to described fields, in their order; a file by its name */
        RequestDetails: components["schemas"]["RequestDetail"][];
        /** @description A field and what was answered */
        RequestDetail: {
            /** @description Label of the field */
            label: string;
            /** @description The answer as it was sent; of a choice its value, of a date YYYY-MM-DD */
            text: string;
            /** @description Of a choice, the label of what was chosen, in the language of the caller */
            choice?: string;
        };
        /**
         * @description Bank or card (4)
         * @enum {string}
         */
        BankType: "bank" | "card";
        /** @description A bank or card */
        AddBankRequest: {
            type: components["schemas"]["BankType"];
            /** @description Holder */
            holder: string;
            /** @description Bank, for a bank account */
            bankName?: string;
            /** @description Account or card number */
            number: string;
            /** @description Branch code, for a bank account */
            ifsc?: string;
        };
        /** @description A saved bank or card */
        Bank: {
            id: components["schemas"]["EntityId"];
            type: components["schemas"]["BankType"];
            /** @description Holder */
            holder: string;
            /** @description Bank */
            bankName?: string;
            /** @description Number, masked but for the last four */
            number: string;
            /** @description Branch code */
            ifsc?: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of saved accounts (3) */
        BankPage: {
            /** @description Rows (3) */
            banks: components["schemas"]["Bank"][];
            /** @description How many there are in all (3) */
            count: number;
            /** @description Rows on a page, 10 by default (9) */
            pagesize: number;
        };
        /** @description Kind of documents (4): passport, emiratesId, or one that the operator takes beside them and describes */
        DocumentType: string;
        /** @description The JSON part and the scan */
        KycForm: {
            data: components["schemas"]["KycRequest"];
            /** @description PNG, JPEG or PDF, at most 5 MB */
            file: string;
        };
        /** @description Which documents */
        KycRequest: {
            documentType: components["schemas"]["DocumentType"];
            /** @description Number on the documents */
            documentNumber?: string;
            /**
             * Format: date
             * @description Last day of validity
             */
            expiryDate?: string;
            fields?: components["schemas"]["DescribedAnswers"];
        };
        /** @description Where the identity check stands */
        Kyc: {
            /** @description Null before the first documents (4) */
            status: components["schemas"]["RequestStatus"] | null;
            documentType?: components["schemas"]["DocumentType"];
            submittedAt?: components["schemas"]["Timestamp"];
            decidedAt?: components["schemas"]["Timestamp"];
            /** @description Why it was declined */
            reason?: string;
            details?: components["schemas"]["RequestDetails"];
            /** @description Kinds of documents that are taken; passport and emiratesId (4) where it is missing */
            documentTypes?: components["schemas"]["FieldOption"][];
            /** @description What its form asks */
            fields?: components["schemas"]["FormField"][];
        };
        /** @description Path of a game below /casino/ */
        GameSlug: string;
        /** @description Games */
        FavouriteList: {
            /** @description Newest first */
            games: components["schemas"]["GameSlug"][];
        };
        /** @description A game, and whether it is a favourite */
        SetFavouriteRequest: {
            game: components["schemas"]["GameSlug"];
            /** @description Whether it is kept */
            favourite: boolean;
        };
        /** @description Pinned markets */
        PinList: {
            /** @description Oldest first */
            pins: components["schemas"]["MarketPin"][];
        };
        /** @description A pinned market */
        MarketPin: {
            refMatchId: components["schemas"]["RefMatchId"];
            marketId: components["schemas"]["EntityId"];
        };
        /** @description Markets, and whether they are pinned */
        SetPinsRequest: {
            /** @description The markets */
            marketIds: components["schemas"]["EntityId"][];
            /** @description Whether they are pinned afterwards */
            pinned: boolean;
        };
        /** @description Pictures of a match */
        LiveTv: {
            /** @description Page of the player */
            url: string;
        };
        /** @description An offer for an open bet */
        CashOutQuote: {
            betId: components["schemas"]["EntityId"];
            amount: components["schemas"]["Amount"];
            profitLoss: components["schemas"]["SignedAmount"];
            /** @description What the exposure goes down by; less than was at risk, or negative, when the bet covers others of its market */
            released: components["schemas"]["SignedAmount"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Per cent of the stake; the whole bet without it */
        CashOutShare: number;
        /** @description The bet and the offer that the player took */
        CashOutRequest: {
            betId: components["schemas"]["EntityId"];
            amount: components["schemas"]["Amount"];
            share?: components["schemas"]["CashOutShare"];
        };
        /** @description An offer for all open bets of a market */
        MarketCashOut: {
            marketId: components["schemas"]["EntityId"];
            /** @description How many bets it ends */
            bets: number;
            /** @description What the balance changes by, which is what comes free and the profit or loss */
            amount: components["schemas"]["SignedAmount"];
            /** @description The result, the same on every outcome */
            profitLoss: components["schemas"]["SignedAmount"];
            expiresAt: components["schemas"]["Timestamp"];
            /** @description What each outcome brings, in the order of the runners or of the runs */
            outcomes: components["schemas"]["OutcomeChange"][];
        };
        /** @description What the bets of a market bring on one outcome; that of a line market is runs from fromRuns to toRuns */
        OutcomeChange: {
            /** @description Runner that wins, or what the runs are counted of */
            name: string;
            selectionId?: components["schemas"]["EntityId"];
            /** @description Fewest runs, on a line market */
            fromRuns?: number;
            /** @description Most runs, on a line market; absent without an upper end */
            toRuns?: number;
            now: components["schemas"]["SignedAmount"];
            after: components["schemas"]["SignedAmount"];
        };
        /** @description The market and the result that the player took */
        MarketCashOutRequest: {
            marketId: components["schemas"]["EntityId"];
            profitLoss: components["schemas"]["SignedAmount"];
            share?: components["schemas"]["CashOutShare"];
        };
        /**
         * @description What a rule cashes out, one bet or all open bets of a market
         * @enum {string}
         */
        AutoCashOutTarget: "bet" | "market";
        /** @description A rule that cashes out by itself, with a line for gain, for loss, or both */
        AutoCashOutRequest: {
            target: components["schemas"]["AutoCashOutTarget"];
            /** @description Id of the bet or of the market */
            targetId: components["schemas"]["EntityId"];
            /** @description Profit of the cash-out at or above which it is taken */
            gain?: components["schemas"]["Amount"];
            /** @description Loss of the cash-out, as a positive amount, at or below which it is taken */
            loss?: components["schemas"]["Amount"];
            share?: components["schemas"]["CashOutShare"];
            /** @description When it lapses; with its market at the latest */
            until?: components["schemas"]["Timestamp"];
        };
        /** @description The player's rules, the newest first */
        AutoCashOuts: {
            /** @description Those that stand, and those that ended in the last 24 hours */
            rules: components["schemas"]["AutoCashOut"][];
        };
        /** @description A rule that cashes out by itself, and what became of it */
        AutoCashOut: {
            id: components["schemas"]["EntityId"];
            target: components["schemas"]["AutoCashOutTarget"];
            /** @description Id of the bet or of the market */
            targetId: components["schemas"]["EntityId"];
            marketId: components["schemas"]["EntityId"];
            gain?: components["schemas"]["Amount"];
            loss?: components["schemas"]["Amount"];
            share: components["schemas"]["CashOutShare"];
            until?: components["schemas"]["Timestamp"];
            /**
             * @description Armed and waiting (no offer now) rules stand; firing lasts as long as the server needs
             * @enum {string}
             */
            state: "armed" | "waiting" | "firing" | "done" | "part_done" | "lapsed" | "refused";
            /**
             * @description Why it waits, lapsed or was refused
             * @enum {string}
             */
            reason?: "market_suspended" | "ball_running" | "selection_removed" | "cash_out_unavailable" | "time_over" | "market_ended" | "cashed_out" | "void" | "insufficient_funds";
            /** @description Result of what was cashed out */
            profitLoss?: components["schemas"]["SignedAmount"];
            setAt: components["schemas"]["Timestamp"];
        };
        /** @description What was ended, and the money afterwards */
        MarketCashedOut: {
            /** @description The bets that ended, oldest first */
            bets: components["schemas"]["Bet"][];
            wallet: components["schemas"]["Wallet"];
            exposureAmount: components["schemas"]["Amount"];
        };
        /**
         * @description Where a bonus stands
         * @enum {string}
         */
        BonusStatus: "available" | "active" | "completed" | "cancelled" | "expired";
        /** @description A bonus and its progress */
        Bonus: {
            id: components["schemas"]["EntityId"];
            /** @description Name */
            name: string;
            /** @description Terms in a sentence */
            description: string;
            status: components["schemas"]["BonusStatus"];
            amount: components["schemas"]["Amount"];
            wagered: components["schemas"]["Amount"];
            wagerTarget: components["schemas"]["Amount"];
            /** @description Parts paid out */
            partsReleased: number;
            /** @description Parts in all */
            parts: number;
            /** @description Null when it does not expire */
            expiresAt: components["schemas"]["Timestamp"] | null;
            claimedAt?: components["schemas"]["Timestamp"];
            endedAt?: components["schemas"]["Timestamp"];
            claimUntil?: components["schemas"]["Timestamp"];
            /** @description Until an offer closes or an active bonus ends, by the clock of the server; absent where neither comes */
            secondsLeft?: number;
            /** @description How long there is to wager it, from the claim on */
            lifeHours?: number;
            /** @description Names these terms; a claim says which ones were read */
            termsId?: string;
            /** @description Conditions in words, beside the figures */
            conditions?: string[];
            /** @description How much bets on markets count; absent where the server does not say */
            marketRates?: components["schemas"]["BonusMarketRate"][];
            /** @description How much stakes in games count; absent where the server does not say */
            gameRates?: components["schemas"]["BonusGameRate"][];
            /** @description Single games that count otherwise than their kind */
            gameExceptions?: components["schemas"]["BonusGameException"][];
        };
        /** @description How much of what a bet on some markets risks counts towards a bonus */
        BonusMarketRate: {
            markets: components["schemas"]["MarketType"];
            /** @description Per cent of the stake or the liability that count */
            percent: number;
        };
        /** @description A game that counts otherwise than its kind */
        BonusGameException: {
            /** @description What follows /casino/ in its address */
            game: string;
            /** @description Its name */
            name: string;
            /** @description Per cent of the stake that count */
            percent: number;
        };
        /** @description How much of a stake in some games counts towards a bonus */
        BonusGameRate: {
            /**
             * @description Which games; baccarat stands for blackjack and craps too
             * @enum {string}
             */
            games: "slots" | "draws" | "instant" | "tables" | "baccarat";
            /** @description Per cent of the stake that count */
            percent: number;
        };
        /** @description One page of bonuses */
        BonusPage: {
            /** @description Rows */
            rows: components["schemas"]["Bonus"][];
            /** @description How many there are in all */
            count: number;
        };
        /** @description Which bonus */
        BonusRequest: {
            id: components["schemas"]["EntityId"];
        };
        /** @description Which bonus, and which terms of it the player has agreed to */
        BonusClaimRequest: {
            id: components["schemas"]["EntityId"];
            /** @description As the offer has it: other terms are refused with bonus_terms_changed. Without it the terms are taken as they are now */
            termsId?: string;
        };
        /** @description Totals */
        BonusStats: {
            /** @description Bonuses to claim */
            available: number;
            /** @description Bonuses under way */
            active: number;
            /** @description Completed, cancelled and expired ones */
            finished: number;
            released: components["schemas"]["Amount"];
            wagered: components["schemas"]["Amount"];
        };
        /** @description One part */
        BonusPart: {
            /** @description Its number */
            part: number;
            amount: components["schemas"]["Amount"];
            wagerTarget: components["schemas"]["Amount"];
            /**
             * @description State
             * @enum {string}
             */
            status: "locked" | "released" | "forfeited";
            releasedAt?: components["schemas"]["Timestamp"];
        };
        /** @description Parts of a bonus */
        BonusPartList: {
            /** @description In order */
            parts: components["schemas"]["BonusPart"][];
        };
        /** @description A referral code, taken as agent_code by register */
        ReferralCode: string;
        /** @description A code and its link */
        Referral: {
            code: components["schemas"]["ReferralCode"];
            /** @description Path with the code */
            link: string;
        };
        /** @description Counts and earnings */
        ReferralStats: {
            /** @description Null before generateReferral */
            code: components["schemas"]["ReferralCode"] | null;
            /** @description Null before generateReferral */
            link: string | null;
            /** @description Visits by the link */
            clicks: number;
            /** @description Players who came */
            registered: number;
            /** @description Players who have bet */
            active: number;
            earned: components["schemas"]["Amount"];
        };
        /** @description A player who came by the code */
        ReferralChild: {
            /** @description Name, masked */
            username: string;
            registeredAt: components["schemas"]["Timestamp"];
            /** @description Source of the link */
            source?: string;
            /** @description Whether the player has bet */
            active: boolean;
            earned: components["schemas"]["Amount"];
        };
        /** @description One page of players */
        ReferralChildPage: {
            /** @description Rows */
            rows: components["schemas"]["ReferralChild"][];
            /** @description How many there are in all */
            count: number;
        };
        /** @description Referrals of one source */
        ReferralSource: {
            /** @description Source of the link, empty without one */
            source: string;
            /** @description Visits */
            clicks: number;
            /** @description Players who came */
            registered: number;
            earned: components["schemas"]["Amount"];
        };
        /** @description Referrals by source */
        ReferralSourceList: {
            /** @description Rows */
            rows: components["schemas"]["ReferralSource"][];
        };
        /** @description Which game, and where to return */
        LaunchGameRequest: {
            /** @description Provider (3) */
            provider: string;
            /** @description Game or table id, may be empty (3) */
            code: string;
            /** @description Lobby id (3) */
            casino: string;
            /** @description Slug of the game, which names it where the code is empty (3) */
            game?: string;
            /** @description Return address (3) */
            homeUrl: string;
            /**
             * @description Kind of screen
             * @enum {string}
             */
            device: "mobile" | "desktop";
            /**
             * @description Language of the game's texts
             * @enum {string}
             */
            language?: "en" | "hi";
        };
        /** @description A page that plays */
        GameLaunch: {
            /** @description Address, good for one visit (7.6) */
            url: string;
        };
        /** @description Rupees, or null for no limit */
        LimitAmount: components["schemas"]["Amount"] | null;
        /** @description Limits for each period */
        PeriodLimits: {
            daily: components["schemas"]["LimitAmount"];
            weekly: components["schemas"]["LimitAmount"];
            monthly: components["schemas"]["LimitAmount"];
        };
        /** @description The periods to change */
        PeriodLimitChange: {
            daily?: components["schemas"]["LimitAmount"];
            weekly?: components["schemas"]["LimitAmount"];
            monthly?: components["schemas"]["LimitAmount"];
        };
        /** @description The player's own limits */
        Limits: {
            deposit: components["schemas"]["PeriodLimits"];
            loss: components["schemas"]["PeriodLimits"];
            stake: components["schemas"]["PeriodLimits"];
            /** @description Reminder after so many minutes */
            sessionMinutes: number | null;
            /** @description End of a break */
            timeOutUntil: components["schemas"]["Timestamp"] | null;
            /** @description End of the exclusion */
            selfExcludedUntil: components["schemas"]["Timestamp"] | null;
            /** @description Higher limits that wait */
            pending: components["schemas"]["PendingLimit"][];
            used?: components["schemas"]["UsedLimits"];
            /** @description What may still be lost under each limit on losses, with all that is open or waits counted as lost; what was won may be lost too, so it can be more than the limit. Null where no limit is set; only getLimits returns it */
            lossLeft?: components["schemas"]["PeriodLimits"];
        };
        /** @description What counts today against the limits of a kind */
        UsedAmounts: {
            daily: components["schemas"]["Amount"];
            weekly: components["schemas"]["Amount"];
            monthly: components["schemas"]["Amount"];
        };
        /** @description What counts against the limits now, whether they are set or not; only getLimits returns it */
        UsedLimits: {
            deposit: components["schemas"]["UsedAmounts"];
            loss: components["schemas"]["UsedAmounts"];
            stake: components["schemas"]["UsedAmounts"];
        };
        /** @description What play came to; won less lost is the net */
        PlayResults: {
            staked: components["schemas"]["Amount"];
            won: components["schemas"]["Amount"];
            lost: components["schemas"]["Amount"];
            net: components["schemas"]["SignedAmount"];
        };
        /** @description Time and money of the play session */
        PlaySession: components["schemas"]["PlayResults"] & {
            startedAt: components["schemas"]["Timestamp"];
            now: components["schemas"]["Timestamp"];
            /** @description When the next reality check is or was due; null where none is wanted */
            checkDueAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A day, a week or a month */
        ActivityRow: components["schemas"]["PlayResults"] & {
            /**
             * Format: date
             * @description First day
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day, included
             */
            endDate: string;
            deposited: components["schemas"]["Amount"];
            withdrawn: components["schemas"]["Amount"];
        };
        /** @description Rows by day, week or month, oldest first */
        Activity: {
            /**
             * @description Length of a row
             * @enum {string}
             */
            by: "day" | "week" | "month";
            /** @description Oldest first */
            rows: components["schemas"]["ActivityRow"][];
        };
        /** @description A higher limit and when it begins */
        PendingLimit: {
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "deposit" | "loss" | "stake";
            /**
             * @description Period
             * @enum {string}
             */
            period: "daily" | "weekly" | "monthly";
            amount: components["schemas"]["LimitAmount"];
            from: components["schemas"]["Timestamp"];
        };
        /** @description What to change; the rest stays */
        SetLimitsRequest: {
            deposit?: components["schemas"]["PeriodLimitChange"];
            loss?: components["schemas"]["PeriodLimitChange"];
            stake?: components["schemas"]["PeriodLimitChange"];
            /** @description Reminder after so many minutes */
            sessionMinutes?: number | null;
        };
        /** @description How long */
        TimeOutRequest: {
            /**
             * @description A day, two days, a week, thirty days
             * @enum {integer}
             */
            hours: 24 | 48 | 168 | 720;
        };
        /** @description How long */
        SelfExclusionRequest: {
            /**
             * @description Half a year, a year, five years
             * @enum {integer}
             */
            months: 6 | 12 | 60;
        };
        /** @description One session of the player */
        PlayerSession: {
            id: components["schemas"]["EntityId"];
            startedAt: components["schemas"]["Timestamp"];
            lastSeenAt: components["schemas"]["Timestamp"];
            /** @description What it runs on */
            device: string;
            /** @description Whether it is this one */
            current: boolean;
        };
        /** @description Sessions */
        SessionList: {
            /** @description Newest first */
            sessions: components["schemas"]["PlayerSession"][];
        };
        /** @description The switch of each kind of alert */
        AlertKinds: {
            /** @description A price at or beyond a value */
            price: boolean;
            /** @description A wicket or a goal */
            score: boolean;
            /** @description A market that is open again */
            reopened: boolean;
            /** @description A match that starts soon */
            starting: boolean;
            /** @description A settled bet that is pushed as well as listed */
            settled: boolean;
        };
        /** @description The switches to change; the others stay */
        AlertKindsChange: {
            /** @description A price at or beyond a value */
            price?: boolean;
            /** @description A wicket or a goal */
            score?: boolean;
            /** @description A market that is open again */
            reopened?: boolean;
            /** @description A match that starts soon */
            starting?: boolean;
            /** @description A settled bet that is pushed as well as listed */
            settled?: boolean;
        };
        /** @description Hours of each day of Asia/Kolkata in which no alert is pushed; equal times are the whole day */
        QuietHours: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        /** @description Hour and minute in Asia/Kolkata */
        TimeOfDay: string;
        /** @description A step of the odds scale */
        AlertPrice: number;
        /**
         * @description At this price or above it, or at this price or below it
         * @enum {string}
         */
        AlertBeyond: "above" | "below";
        /** @description Best price of a runner on a side of a decimal market, and the value that it has to come to */
        PriceAlertRequest: {
            marketId: components["schemas"]["EntityId"];
            selectionId: components["schemas"]["EntityId"];
            side: components["schemas"]["Side"];
            beyond: components["schemas"]["AlertBeyond"];
            odds: components["schemas"]["AlertPrice"];
        };
        /** @description A match and its switch */
        MatchAlertsRequest: {
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Whether it has alerts */
            on: boolean;
        };
        /** @description What to change; the rest stays */
        SetAlertsRequest: {
            kinds?: components["schemas"]["AlertKindsChange"];
            /** @description Null ends the quiet hours */
            quiet?: components["schemas"]["QuietHours"] | null;
        };
        /** @description A price alert that stands */
        PriceAlert: {
            id: components["schemas"]["EntityId"];
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Match */
            matchName: string;
            marketId: components["schemas"]["EntityId"];
            /** @description Market */
            HeadName: string;
            selectionId: components["schemas"]["EntityId"];
            /** @description Runner */
            runnerName: string;
            side: components["schemas"]["Side"];
            beyond: components["schemas"]["AlertBeyond"];
            odds: components["schemas"]["AlertPrice"];
            setAt: components["schemas"]["Timestamp"];
        };
        /** @description A match with alerts */
        AlertMatch: {
            refMatchId: components["schemas"]["RefMatchId"];
            /** @description Match */
            matchName: string;
        };
        /** @description The player's alerts */
        Alerts: {
            kinds: components["schemas"]["AlertKinds"];
            /** @description Null where there are none */
            quiet: components["schemas"]["QuietHours"] | null;
            /** @description Newest first */
            prices: components["schemas"]["PriceAlert"][];
            /** @description The last one switched on first */
            matches: components["schemas"]["AlertMatch"][];
            /** @description How many alerts of the last hour were left out beyond six */
            leftOut: number;
        };
    };
    responses: {
        /** @description Done; the answer has no content */
        Done: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": false,
                 *       "message": "",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: null;
                };
            };
        };
        /** @description A session has begun */
        SignedIn: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": false,
                 *       "message": "Login Success",
                 *       "data": {
                 *         "token": "7f3c0a9be5d14f628a11",
                 *         "user": {
                 *           "mstruserid": 81230,
                 *           "mobileno": "9820041177",
                 *           "username": "player",
                 *           "name": "Player One"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["Session"];
                };
            };
        };
        /** @description The markets of this kind with their prices, and the sequence number they stand at */
        Markets: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": false,
                 *       "message": "",
                 *       "data": {
                 *         "refMatchId": "34512087",
                 *         "sequence": 418,
                 *         "markets": [
                 *           {
                 *             "marketId": "m-1",
                 *             "refMatchId": "34512087",
                 *             "HeadName": "Match Odds",
                 *             "marketType": "match_odds",
                 *             "priceKind": "decimal",
                 *             "status": "open",
                 *             "result": null,
                 *             "inPlay": true,
                 *             "delayMs": 3000,
                 *             "minStake": 100,
                 *             "maxStake": 50000,
                 *             "sequence": 418,
                 *             "publishedAt": "2026-11-21T15:12:09.412Z",
                 *             "runners": [
                 *               {
                 *                 "selectionId": "s-1",
                 *                 "name": "Mumbai",
                 *                 "status": "active",
                 *                 "back": [
                 *                   {
                 *                     "price": 1.85,
                 *                     "size": 12000
                 *                   },
                 *                   {
                 *                     "price": 1.84,
                 *                     "size": 30500.5
                 *                   }
                 *                 ],
                 *                 "lay": [
                 *                   {
                 *                     "price": 1.87,
                 *                     "size": 9000
                 *                   }
                 *                 ]
                 *               },
                 *               {
                 *                 "selectionId": "s-2",
                 *                 "name": "Chennai",
                 *                 "status": "active",
                 *                 "back": [
                 *                   {
                 *                     "price": 2.14,
                 *                     "size": 8000
                 *                   }
                 *                 ],
                 *                 "lay": [
                 *                   {
                 *                     "price": 2.18,
                 *                     "size": 11000
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["MarketList"];
                };
            };
        };
        /** @description One page of bets, and how many there are in all */
        Bets: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": false,
                 *       "message": "",
                 *       "data": {
                 *         "count": 1,
                 *         "bets": [
                 *           {
                 *             "id": "b-1",
                 *             "refMatchId": "34512087",
                 *             "matchName": "Mumbai v Chennai",
                 *             "marketId": "m-1",
                 *             "selectionId": "s-1",
                 *             "HeadName": "Match Odds",
                 *             "runnerName": "Mumbai",
                 *             "priceKind": "decimal",
                 *             "odds": 3.05,
                 *             "stack": 1000,
                 *             "selectionType": "back",
                 *             "status": "open",
                 *             "createdAt": "2026-11-21T15:12:09.412Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Success"] & {
                    data: components["schemas"]["BetPage"];
                };
            };
        };
        /** @description The request is malformed, or a value breaks a rule */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Username must be 4 to 15 characters.",
                 *       "code": "validation_failed"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is missing, expired or revoked; a client with a token signs out (7.8) */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Unauthorized action.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Username and password do not belong together */
        BadCredentials: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Invalid username or password",
                 *       "code": "invalid_credentials"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description This player may not do this now */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "No demo user is available.",
                 *       "code": "no_demo_users"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description What the request names does not exist */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "This match was not found.",
                 *       "code": "match_not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something stands in the way, such as a taken name or the same intent still under way */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "This username is already taken.",
                 *       "code": "username_taken"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file is larger than allowed */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "The request is too large.",
                 *       "code": "body_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body or a file is of a type that is not taken */
        UnsupportedType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "This content type is not supported.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is well formed and a rule of the business refuses it */
        Refused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "The price has changed.",
                 *       "code": "price_changed"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests or tries; wait before the next */
        TooMany: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Too many requests. Please wait a moment.",
                 *       "code": "too_many_requests"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed; nothing of the request was kept */
        ServerError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "Something went wrong",
                 *       "code": "internal_error"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The organisation is not live, or a part of the server is out of reach */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": true,
                 *       "message": "We are under maintenance.",
                 *       "code": "maintenance"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The match, by its refMatchId */
        MatchId: components["schemas"]["RefMatchId"];
        /** @description Only bets of this match (7.4) */
        RefMatchFilter: components["schemas"]["RefMatchId"];
        /** @description How many rows to leave out */
        Skip: number;
        /** @description How many rows at most */
        PageSize: number;
        /** @description First day, in Asia/Kolkata */
        StartDate: string;
        /** @description Last day, in Asia/Kolkata, included */
        EndDate: string;
        /** @description Only requests in this state (4) */
        RequestStatusFilter: components["schemas"]["RequestStatus"];
        /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this request alone in the server's log; players quote it to support */
        RequestId: string;
        /** @description The server's time while it handled the call. A client counts its days by it, whatever its own clock says. Where it is missing, `Date` is used. */
        ServerTime: components["schemas"]["Timestamp"];
        /** @description Seconds after which the call may be tried again */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
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
                 *       "username": "player",
                 *       "password": "Chaupar123"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["BadCredentials"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the login dialog may offer the demo login */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "hasDemoUsers": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DemoAvailability"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOtpRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyMobile: {
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
                 *       "otp": "482913",
                 *       "mobile": "9820041177",
                 *       "country_code": "91"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyMobileRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
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
                 *       "name": "Asha Rao",
                 *       "username": "asha rao",
                 *       "password": "Chaupar123",
                 *       "agent_code": "AGENT7",
                 *       "typeId": 3,
                 *       "parentId": 81026,
                 *       "mobile": "9820041177",
                 *       "country_code": "91",
                 *       "otp": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account is open and signed in */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "Player added",
                     *       "data": {
                     *         "token": "7f3c0a9be5d14f628a11",
                     *         "user": {
                     *           "mstruserid": 81231,
                     *           "mobileno": "9820041177",
                     *           "username": "asha rao",
                     *           "name": "Asha Rao"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Registration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
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
                 *       "phone": "9820041177",
                 *       "countryCode": "91"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description The number that the code was sent to. Beside the body, which the specification fixes; without it only a code is taken that was asked for from the same address */
                phone?: components["schemas"]["MobileNumber"];
                /** @description Its country; 91 when absent */
                countryCode?: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "482913",
                 *       "password": "Chaupar456"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitPage: {
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
                 *       "path": "/mobile-number",
                 *       "referrer": "https://example.com/",
                 *       "agentCode": "AGENT7",
                 *       "source": "telegram"
                 *     }
                 */
                "application/json": components["schemas"]["PageVisit"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application details */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "LOGO_URL": "",
                     *         "FOOTER_TEXT": "Play money only. Nothing here can be bought or cashed.",
                     *         "SEO_TITLE": "Chaupar",
                     *         "WHATS_APP_URL": "https://wa.me/910000000000",
                     *         "INSTATGRAM": "https://instagram.com/chaupar",
                     *         "FACEBOOK": "https://facebook.com/chaupar",
                     *         "TELEGRAM": "https://t.me/chaupar",
                     *         "BRAND_STATUS": "live",
                     *         "OTP": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AppDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners, in no promised order; the client sorts by `order` (4) */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "order": 1,
                     *             "image": "",
                     *             "alt": "Live cricket",
                     *             "href": "/sportsbook2",
                     *             "title": "Cricket",
                     *             "text": "Ball by ball, price by price",
                     *             "label": "See the matches"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BannerList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements in the order in which they run */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "content": "Mumbai meet Chennai tonight at 19:30."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Announcement"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": "n-1",
                     *           "title": "Welcome",
                     *           "message": "Play money of 10,000.00 is in your account.",
                     *           "status": "info",
                     *           "createdAt": "2026-11-21T14:00:00.000Z",
                     *           "read": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Notification"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description Only this sport (9) */
                sportId?: components["schemas"]["SportId"];
                /** @description Only matches in play, starting later today (Asia/Kolkata), or starting after today */
                when?: "inplay" | "today" | "upcoming";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches, in play first, then by start */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "matches": [
                     *           {
                     *             "refMatchId": "34512087",
                     *             "matchName": "Mumbai v Chennai",
                     *             "sportId": 4,
                     *             "competition": "Premier League",
                     *             "startTime": "2026-11-21T14:00:00.000Z",
                     *             "status": "inplay",
                     *             "teams": [
                     *               {
                     *                 "name": "Mumbai",
                     *                 "shortName": "MUM"
                     *               },
                     *               {
                     *                 "name": "Chennai",
                     *                 "shortName": "CHE"
                     *               }
                     *             ],
                     *             "score": {
                     *               "sport": "cricket",
                     *               "summary": "142/3 (16.4)"
                     *             },
                     *             "firstMarket": null,
                     *             "marketTypes": [
                     *               "match_odds"
                     *             ],
                     *             "liveTv": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MatchList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatchSettings: {
        parameters: {
            query: {
                /** @description The match, by its refMatchId */
                matchId: components["parameters"]["MatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match and the settings of each of its market types */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "match": {
                     *           "refMatchId": "34512087",
                     *           "matchName": "Mumbai v Chennai",
                     *           "sportId": 4,
                     *           "competition": "Premier League",
                     *           "startTime": "2026-11-21T14:00:00.000Z",
                     *           "status": "inplay",
                     *           "teams": [
                     *             {
                     *               "name": "Mumbai",
                     *               "shortName": "MUM"
                     *             },
                     *             {
                     *               "name": "Chennai",
                     *               "shortName": "CHE"
                     *             }
                     *           ],
                     *           "score": null,
                     *           "firstMarket": null,
                     *           "marketTypes": [
                     *             "match_odds"
                     *           ],
                     *           "liveTv": false
                     *         },
                     *         "markets": [
                     *           {
                     *             "marketType": "match_odds",
                     *             "enabled": true,
                     *             "minStake": 100,
                     *             "maxStake": 50000,
                     *             "delayMs": 3000
                     *           }
                     *         ],
                     *         "score": true,
                     *         "liveTv": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MatchSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatchScore: {
        parameters: {
            query: {
                /** @description The match, by its refMatchId */
                matchId: components["parameters"]["MatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score, null before the start */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "refMatchId": "34512087",
                     *         "score": {
                     *           "sport": "cricket",
                     *           "summary": "142/3 (16.4)"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MatchScore"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScorecard: {
        parameters: {
            query: {
                /** @description The match, by its refMatchId */
                matchId: components["parameters"]["MatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Batting, bowling and wickets, games and sets, or goals and cards; null before the start */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "refMatchId": "34512087",
                     *         "scorecard": {
                     *           "sport": "cricket",
                     *           "innings": [
                     *             {
                     *               "team": "Mumbai",
                     *               "runs": 9,
                     *               "wickets": 1,
                     *               "overs": "1.2",
                     *               "closed": false,
                     *               "extras": {
                     *                 "total": 1,
                     *                 "wides": 1,
                     *                 "noBalls": 0,
                     *                 "byes": 0,
                     *                 "legByes": 0
                     *               },
                     *               "batters": [
                     *                 {
                     *                   "name": "R Sahane",
                     *                   "runs": 6,
                     *                   "balls": 5,
                     *                   "fours": 1,
                     *                   "sixes": 0,
                     *                   "out": {
                     *                     "kind": "caught",
                     *                     "bowler": "K Darokar",
                     *                     "fielder": "H Inamke"
                     *                   }
                     *                 },
                     *                 {
                     *                   "name": "D Khobre",
                     *                   "runs": 2,
                     *                   "balls": 3,
                     *                   "fours": 0,
                     *                   "sixes": 0
                     *                 }
                     *               ],
                     *               "yetToBat": [
                     *                 {
                     *                   "name": "B Yeolekar"
                     *                 }
                     *               ],
                     *               "bowlers": [
                     *                 {
                     *                   "name": "K Darokar",
                     *                   "overs": "1.2",
                     *                   "maidens": 0,
                     *                   "runs": 9,
                     *                   "wickets": 1
                     *                 }
                     *               ],
                     *               "falls": [
                     *                 {
                     *                   "name": "R Sahane",
                     *                   "runs": 8,
                     *                   "overs": "1.1"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MatchScorecard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPriceHistory: {
        parameters: {
            query: {
                /** @description The market */
                marketId: components["schemas"]["EntityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices of each runner, from shortly before the start until now or until the market was decided */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "marketId": "m-1",
                     *         "refMatchId": "34512087",
                     *         "HeadName": "Match Odds",
                     *         "priceKind": "decimal",
                     *         "runners": [
                     *           {
                     *             "selectionId": "home",
                     *             "name": "Mumbai",
                     *             "points": [
                     *               {
                     *                 "at": "2026-11-21T14:00:00.000Z",
                     *                 "back": 1.85,
                     *                 "lay": 1.87,
                     *                 "matched": 250000
                     *               },
                     *               {
                     *                 "at": "2026-11-21T14:01:00.000Z",
                     *                 "back": 1.8,
                     *                 "lay": 1.82,
                     *                 "matched": 262000
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PriceHistory"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatchOdds: {
        parameters: {
            query: {
                /** @description The match, by its refMatchId */
                matchId: components["parameters"]["MatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Markets"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBetMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each match */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "betMatches": [
                     *           {
                     *             "exposureAmount": 500,
                     *             "matchName": "Mumbai v Chennai",
                     *             "refMatchId": "34512087",
                     *             "totalBets": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BetMatchList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExposure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exposure, as positive amounts */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "exposureAmount": 500,
                     *         "betMatches": [
                     *           {
                     *             "exposureAmount": 500,
                     *             "matchName": "Mumbai v Chennai",
                     *             "refMatchId": "34512087",
                     *             "totalBets": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Exposure"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMatchBets: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most; this call spells it with a capital S (7.4) */
                pageSize?: number;
                /** @description Only bets of this match (7.4) */
                refmatchid?: components["parameters"]["RefMatchFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeBet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceBetRequest"];
            };
        };
        responses: {
            /** @description The bet was taken, or waits for its delay */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": "b-1",
                     *           "refMatchId": "34512087",
                     *           "matchName": "Mumbai v Chennai",
                     *           "marketId": "m-1",
                     *           "selectionId": "s-1",
                     *           "HeadName": "Match Odds",
                     *           "runnerName": "Mumbai",
                     *           "priceKind": "decimal",
                     *           "odds": 3.05,
                     *           "stack": 1000,
                     *           "selectionType": "back",
                     *           "status": "open",
                     *           "createdAt": "2026-11-21T15:12:09.412Z"
                     *         },
                     *         "wallet": {
                     *           "balance": 9000,
                     *           "coins": 0,
                     *           "cash": 0,
                     *           "version": 12
                     *         },
                     *         "exposureAmount": 1000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlacedBet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key of the call */
                key: components["schemas"]["IdempotencyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing known, closed, still under way, or done with its answer */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "state": "none"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Intent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key of the call */
                key: components["schemas"]["IdempotencyKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed, still under way, or done with its answer */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "state": "closed"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Intent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserBets: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
                /** @description Only bets of this match (7.4) */
                refmatchid?: components["parameters"]["RefMatchFilter"];
                /** @description First day, in Asia/Kolkata */
                startdate?: components["parameters"]["StartDate"];
                /** @description Last day, in Asia/Kolkata, included */
                enddate?: components["parameters"]["EndDate"];
                /** @description Only the markets of one of the three calls for odds (7.4): match_odds those of getMatchOdds, fancy those of getFancyOdds; bookmaker, those of getBookmakerOdds, goes beyond the two that are specified */
                markettype?: "match_odds" | "bookmaker" | "fancy";
                /** @description Only bets that are still open or pending, or only settled ones (7.4); unmatched, an extension: only offers that wait */
                betstatus?: "open" | "settled" | "unmatched";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Chaupar123",
                 *       "newPassword": "Chaupar456"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDepositBankDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "bankDetails": [
                     *           {
                     *             "id": "ob-1",
                     *             "bankName": "Play Bank",
                     *             "accountName": "Chaupar Play",
                     *             "accountNumber": "000011112222",
                     *             "ifsc": "PLAY0000001",
                     *             "upiId": "chaupar@play"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositBankDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountStatement: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
                /** @description First day, in Asia/Kolkata */
                startdate?: components["parameters"]["StartDate"];
                /** @description Last day, in Asia/Kolkata, included */
                enddate?: components["parameters"]["EndDate"];
                /** @description Only rows of this kind */
                type?: components["schemas"]["StatementType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows with totals over all of them */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "id": "e-1",
                     *             "createdAt": "2026-11-21T14:00:00.000Z",
                     *             "type": "opening",
                     *             "description": "Opening credit",
                     *             "credit": 10000,
                     *             "debit": 0,
                     *             "balance": 10000
                     *           }
                     *         ],
                     *         "count": 1,
                     *         "totals": {
                     *           "credit": 10000,
                     *           "debit": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AccountStatement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 1500,
                 *       "method": "bank",
                 *       "bankId": "bk-1"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The request, pending */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "request": {
                     *           "id": "w-1",
                     *           "amount": 1500,
                     *           "method": "bank",
                     *           "status": "pending",
                     *           "createdAt": "2026-11-21T15:12:09.412Z"
                     *         },
                     *         "wallet": {
                     *           "balance": 8500,
                     *           "coins": 0,
                     *           "cash": 500,
                     *           "version": 31
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "w-1"
                 *     }
                 */
                "application/json": components["schemas"]["CancelWithdrawalRequest"];
            };
        };
        responses: {
            /** @description The request, cancelled */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "request": {
                     *           "id": "w-1",
                     *           "amount": 1500,
                     *           "method": "bank",
                     *           "status": "declined",
                     *           "cancelledByPlayer": true,
                     *           "createdAt": "2026-11-21T15:12:09.412Z"
                     *         },
                     *         "wallet": {
                     *           "balance": 10000,
                     *           "coins": 0,
                     *           "cash": 2000,
                     *           "version": 32
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
                /** @description Only requests in this state (4) */
                status?: components["parameters"]["RequestStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "id": "w-1",
                     *             "amount": 1500,
                     *             "method": "bank",
                     *             "status": "pending",
                     *             "createdAt": "2026-11-21T15:12:09.412Z"
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateDepositForm"];
                /**
                 * @example {
                 *       "gateway": "m_paytm",
                 *       "amount": 500,
                 *       "utr": "402911223344"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDepositRequest"];
            };
        };
        responses: {
            /** @description The request, pending */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "request": {
                     *           "id": "d-1",
                     *           "gateway": "m_paytm",
                     *           "amount": 500,
                     *           "status": "pending",
                     *           "createdAt": "2026-11-21T15:12:09.412Z",
                     *           "utr": "402911223344"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositRequestAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payDepositFast: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gateway": "m_paytm",
                 *       "amount": 500
                 *     }
                 */
                "application/json": components["schemas"]["FastDepositRequest"];
            };
        };
        responses: {
            /** @description Where to pay; the client opens allowed hosts only */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "redirectUrl": "https://pay.example.com/p/1",
                     *         "request": {
                     *           "id": "d-2",
                     *           "gateway": "m_paytm",
                     *           "amount": 500,
                     *           "status": "pending",
                     *           "byProvider": true,
                     *           "createdAt": "2026-11-21T15:12:09.412Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FastDeposit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
                /** @description Only requests in this state (4) */
                status?: components["parameters"]["RequestStatusFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "id": "d-1",
                     *             "gateway": "m_paytm",
                     *             "amount": 500,
                     *             "status": "approved",
                     *             "createdAt": "2026-11-21T15:12:09.412Z"
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGateways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateways */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "gateways": [
                     *           {
                     *             "key": "m_paytm",
                     *             "name": "Paytm",
                     *             "kind": "deposit",
                     *             "min": 100,
                     *             "max": 50000,
                     *             "hours": "00:00-24:00",
                     *             "available": true,
                     *             "fast": true,
                     *             "fields": [
                     *               {
                     *                 "name": "utr",
                     *                 "label": "UTR number",
                     *                 "kind": "text",
                     *                 "required": true,
                     *                 "minLength": 6,
                     *                 "maxLength": 22,
                     *                 "pattern": "^[A-Za-z0-9]+$"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["GatewayList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanks: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
                /** @description Only banks, or only cards (4) */
                type?: components["schemas"]["BankType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "banks": [
                     *           {
                     *             "id": "bk-1",
                     *             "type": "bank",
                     *             "holder": "Asha Rao",
                     *             "bankName": "Play Bank",
                     *             "number": "******2222",
                     *             "ifsc": "PLAY0000001",
                     *             "createdAt": "2026-11-21T15:12:09.412Z"
                     *           }
                     *         ],
                     *         "count": 1,
                     *         "pagesize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BankPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBank: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "bank",
                 *       "holder": "Asha Rao",
                 *       "bankName": "Play Bank",
                 *       "number": "000011112222",
                 *       "ifsc": "PLAY0000001"
                 *     }
                 */
                "application/json": components["schemas"]["AddBankRequest"];
            };
        };
        responses: {
            /** @description The saved account */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "id": "bk-1",
                     *         "type": "bank",
                     *         "holder": "Asha Rao",
                     *         "bankName": "Play Bank",
                     *         "number": "******2222",
                     *         "ifsc": "PLAY0000001",
                     *         "createdAt": "2026-11-21T15:12:09.412Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Bank"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBank: {
        parameters: {
            query: {
                /** @description Id of the account */
                id: components["schemas"]["EntityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status; null before the first documents */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "status": "pending",
                     *         "documentType": "passport",
                     *         "submittedAt": "2026-11-21T15:12:09.412Z",
                     *         "fields": [
                     *           {
                     *             "name": "documentNumber",
                     *             "label": "Document number",
                     *             "kind": "text",
                     *             "required": true,
                     *             "minLength": 4,
                     *             "maxLength": 30
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Kyc"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitKyc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KycForm"];
            };
        };
        responses: {
            /** @description The check is pending */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "status": "pending",
                     *         "documentType": "passport",
                     *         "submittedAt": "2026-11-21T15:12:09.412Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Kyc"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "games": [
                     *           "spribe/aviator"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FavouriteList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFavourite: {
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
                 *       "game": "spribe/aviator",
                 *       "favourite": true
                 *     }
                 */
                "application/json": components["schemas"]["SetFavouriteRequest"];
            };
        };
        responses: {
            /** @description The games afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "games": [
                     *           "spribe/aviator"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["FavouriteList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFancyOdds: {
        parameters: {
            query: {
                /** @description The match, by its refMatchId */
                matchId: components["parameters"]["MatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Markets"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookmakerOdds: {
        parameters: {
            query: {
                /** @description The match, by its refMatchId */
                matchId: components["parameters"]["MatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Markets"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveTv: {
        parameters: {
            query: {
                /** @description Kind of cricket (7.4) */
                cricketType: string;
                /** @description The match, by its refMatchId */
                matchId: components["schemas"]["RefMatchId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the player */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "url": "https://tv.example.com/34512087"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LiveTv"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": "b-1"
                 *     }
                 */
                "application/json": components["schemas"]["CancelBetRequest"];
            };
        };
        responses: {
            /** @description The bet, which waits no more */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": "b-1",
                     *           "refMatchId": "34512087",
                     *           "matchName": "Mumbai v Chennai",
                     *           "marketId": "m-1",
                     *           "selectionId": "s-1",
                     *           "HeadName": "Match Odds",
                     *           "runnerName": "Mumbai",
                     *           "priceKind": "decimal",
                     *           "odds": 3.2,
                     *           "stack": 700,
                     *           "selectionType": "back",
                     *           "status": "void",
                     *           "createdAt": "2026-11-21T15:12:09.412Z",
                     *           "offer": {
                     *             "stake": 1000,
                     *             "matched": 300,
                     *             "keepInPlay": false
                     *           },
                     *           "reason": "offer_cancelled"
                     *         },
                     *         "wallet": {
                     *           "balance": 9700,
                     *           "coins": 0,
                     *           "cash": 0,
                     *           "version": 41
                     *         },
                     *         "exposureAmount": 300
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlacedBet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editBet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": "b-1",
                 *       "odds": 3.1,
                 *       "stake": 500,
                 *       "unmatched": 700
                 *     }
                 */
                "application/json": components["schemas"]["EditBetRequest"];
            };
        };
        responses: {
            /** @description The bet, at its new terms */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": "b-1",
                     *           "refMatchId": "34512087",
                     *           "matchName": "Mumbai v Chennai",
                     *           "marketId": "m-1",
                     *           "selectionId": "s-1",
                     *           "HeadName": "Match Odds",
                     *           "runnerName": "Mumbai",
                     *           "priceKind": "decimal",
                     *           "odds": 3.1,
                     *           "stack": 500,
                     *           "selectionType": "back",
                     *           "status": "unmatched",
                     *           "createdAt": "2026-11-21T15:12:09.412Z",
                     *           "offer": {
                     *             "stake": 800,
                     *             "matched": 300,
                     *             "keepInPlay": false
                     *           }
                     *         },
                     *         "wallet": {
                     *           "balance": 9200,
                     *           "coins": 0,
                     *           "cash": 0,
                     *           "version": 41
                     *         },
                     *         "exposureAmount": 800
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlacedBet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cashOutQuote: {
        parameters: {
            query: {
                /** @description Id of the bet */
                betId: components["schemas"]["EntityId"];
                /** @description How much of the stake, in per cent */
                share?: components["schemas"]["CashOutShare"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "betId": "b-1",
                     *         "amount": 1124.5,
                     *         "profitLoss": 124.5,
                     *         "released": 1000,
                     *         "expiresAt": "2026-11-21T15:12:19.412Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CashOutQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cashOutBet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": "b-1",
                 *       "amount": 1124.5
                 *     }
                 */
                "application/json": components["schemas"]["CashOutRequest"];
            };
        };
        responses: {
            /** @description The bet, cashed out */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": "b-1",
                     *           "refMatchId": "34512087",
                     *           "matchName": "Mumbai v Chennai",
                     *           "marketId": "m-1",
                     *           "selectionId": "s-1",
                     *           "HeadName": "Match Odds",
                     *           "runnerName": "Mumbai",
                     *           "priceKind": "decimal",
                     *           "odds": 3.05,
                     *           "stack": 1000,
                     *           "selectionType": "back",
                     *           "status": "cashed_out",
                     *           "createdAt": "2026-11-21T15:12:09.412Z",
                     *           "profitLoss": 124.5
                     *         },
                     *         "wallet": {
                     *           "balance": 10124.5,
                     *           "coins": 0,
                     *           "cash": 0,
                     *           "version": 40
                     *         },
                     *         "exposureAmount": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlacedBet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketCashOut: {
        parameters: {
            query: {
                /** @description Id of the market */
                marketId: components["schemas"]["EntityId"];
                /** @description How much of each stake, in per cent */
                share?: components["schemas"]["CashOutShare"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "marketId": "m-1",
                     *         "bets": 2,
                     *         "amount": 820,
                     *         "profitLoss": 220,
                     *         "expiresAt": "2026-11-21T15:12:19.412Z",
                     *         "outcomes": [
                     *           {
                     *             "name": "Mumbai",
                     *             "selectionId": "s-1",
                     *             "now": 1450,
                     *             "after": 220
                     *           },
                     *           {
                     *             "name": "Chennai",
                     *             "selectionId": "s-2",
                     *             "now": -600,
                     *             "after": 220
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MarketCashOut"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cashOutMarket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "marketId": "m-1",
                 *       "profitLoss": 220
                 *     }
                 */
                "application/json": components["schemas"]["MarketCashOutRequest"];
            };
        };
        responses: {
            /** @description The bets, cashed out */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "bets": [
                     *           {
                     *             "id": "b-1",
                     *             "refMatchId": "34512087",
                     *             "matchName": "Mumbai v Chennai",
                     *             "marketId": "m-1",
                     *             "selectionId": "s-1",
                     *             "HeadName": "Match Odds",
                     *             "runnerName": "Mumbai",
                     *             "priceKind": "decimal",
                     *             "odds": 3.05,
                     *             "stack": 1000,
                     *             "selectionType": "back",
                     *             "status": "cashed_out",
                     *             "createdAt": "2026-11-21T15:12:09.412Z",
                     *             "profitLoss": 220
                     *           }
                     *         ],
                     *         "wallet": {
                     *           "balance": 10220,
                     *           "coins": 0,
                     *           "cash": 0,
                     *           "version": 40
                     *         },
                     *         "exposureAmount": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["MarketCashedOut"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAutoCashOuts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rules": [
                     *           {
                     *             "id": "A1000002",
                     *             "target": "bet",
                     *             "targetId": "b-1",
                     *             "marketId": "m-1",
                     *             "gain": 500,
                     *             "loss": 200,
                     *             "share": 100,
                     *             "state": "waiting",
                     *             "reason": "market_suspended",
                     *             "setAt": "2026-11-21T15:12:19.412Z"
                     *           },
                     *           {
                     *             "id": "A1000001",
                     *             "target": "market",
                     *             "targetId": "m-2",
                     *             "marketId": "m-2",
                     *             "gain": 150.5,
                     *             "share": 50,
                     *             "state": "part_done",
                     *             "profitLoss": 162.25,
                     *             "setAt": "2026-11-21T15:02:19.412Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AutoCashOuts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAutoCashOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": "bet",
                 *       "targetId": "b-1",
                 *       "gain": 500,
                 *       "loss": 200
                 *     }
                 */
                "application/json": components["schemas"]["AutoCashOutRequest"];
            };
        };
        responses: {
            /** @description The rule */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "id": "A1000002",
                     *         "target": "bet",
                     *         "targetId": "b-1",
                     *         "marketId": "m-1",
                     *         "gain": 500,
                     *         "loss": 200,
                     *         "share": 100,
                     *         "state": "armed",
                     *         "setAt": "2026-11-21T15:12:19.412Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AutoCashOut"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAutoCashOut: {
        parameters: {
            query: {
                /** @description Id of the rule */
                id: components["schemas"]["EntityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBonuses: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
                /** @description Only bonuses in this state */
                status?: components["schemas"]["BonusStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bonuses */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "id": "bn-1",
                     *             "name": "Welcome bonus",
                     *             "description": "Play money for new players.",
                     *             "status": "active",
                     *             "amount": 1000,
                     *             "wagered": 2500,
                     *             "wagerTarget": 10000,
                     *             "partsReleased": 1,
                     *             "parts": 4,
                     *             "expiresAt": "2026-12-21T15:12:09.412Z",
                     *             "gameRates": [
                     *               {
                     *                 "games": "slots",
                     *                 "percent": 100
                     *               },
                     *               {
                     *                 "games": "tables",
                     *                 "percent": 20
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimBonus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "bn-1",
                 *       "termsId": "5f2b7c1d9e8a4403"
                 *     }
                 */
                "application/json": components["schemas"]["BonusClaimRequest"];
            };
        };
        responses: {
            /** @description The bonus, active */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "id": "bn-1",
                     *         "name": "Welcome bonus",
                     *         "description": "Play money for new players.",
                     *         "status": "active",
                     *         "amount": 1000,
                     *         "wagered": 2500,
                     *         "wagerTarget": 10000,
                     *         "partsReleased": 1,
                     *         "parts": 4,
                     *         "expiresAt": "2026-12-21T15:12:09.412Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Bonus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBonusStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "available": 1,
                     *         "active": 1,
                     *         "finished": 0,
                     *         "released": 250,
                     *         "wagered": 2500
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusStats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBonusParts: {
        parameters: {
            query: {
                /** @description Id of the bonus */
                id: components["schemas"]["EntityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts in order */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "parts": [
                     *           {
                     *             "part": 1,
                     *             "amount": 250,
                     *             "wagerTarget": 2500,
                     *             "status": "released",
                     *             "releasedAt": "2026-11-21T15:12:09.412Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BonusPartList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBonus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "bn-1"
                 *     }
                 */
                "application/json": components["schemas"]["BonusRequest"];
            };
        };
        responses: {
            /** @description The bonus, cancelled */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "id": "bn-1",
                     *         "name": "Welcome bonus",
                     *         "description": "Play money for new players.",
                     *         "status": "cancelled",
                     *         "amount": 1000,
                     *         "wagered": 2500,
                     *         "wagerTarget": 10000,
                     *         "partsReleased": 1,
                     *         "parts": 4,
                     *         "expiresAt": "2026-12-21T15:12:09.412Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Bonus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code and its link */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "code": "ASHA7",
                     *         "link": "/mobile-number?agent_code=ASHA7"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Referral"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferralStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts; code is null before generateReferral */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "code": "ASHA7",
                     *         "link": "/mobile-number?agent_code=ASHA7",
                     *         "clicks": 12,
                     *         "registered": 3,
                     *         "active": 2,
                     *         "earned": 150
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReferralStats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferralChildren: {
        parameters: {
            query?: {
                /** @description How many rows to leave out */
                skip?: components["parameters"]["Skip"];
                /** @description How many rows at most */
                pagesize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of players */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "username": "ra***i",
                     *             "registeredAt": "2026-11-21T15:12:09.412Z",
                     *             "source": "telegram",
                     *             "active": true,
                     *             "earned": 50
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReferralChildPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferralSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each source */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "rows": [
                     *           {
                     *             "source": "telegram",
                     *             "clicks": 12,
                     *             "registered": 3,
                     *             "earned": 150
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ReferralSourceList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchGame: {
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
                 *       "provider": "spribe",
                 *       "code": "aviator",
                 *       "casino": "spribe",
                 *       "homeUrl": "/casino/spribe",
                 *       "device": "mobile",
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["LaunchGameRequest"];
            };
        };
        responses: {
            /** @description The address, good for one visit */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "url": "https://games.example.com/play?token=9c41"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["GameLaunch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "deposit": {
                     *           "daily": 5000,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "loss": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "stake": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "sessionMinutes": 60,
                     *         "timeOutUntil": null,
                     *         "selfExcludedUntil": null,
                     *         "pending": [],
                     *         "lossLeft": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Limits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deposit": {
                 *         "daily": 5000
                 *       },
                 *       "sessionMinutes": 60
                 *     }
                 */
                "application/json": components["schemas"]["SetLimitsRequest"];
            };
        };
        responses: {
            /** @description The limits afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "deposit": {
                     *           "daily": 5000,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "loss": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "stake": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "sessionMinutes": 60,
                     *         "timeOutUntil": null,
                     *         "selfExcludedUntil": null,
                     *         "pending": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Limits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hours": 24
                 *     }
                 */
                "application/json": components["schemas"]["TimeOutRequest"];
            };
        };
        responses: {
            /** @description The limits afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "deposit": {
                     *           "daily": 5000,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "loss": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "stake": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "sessionMinutes": 60,
                     *         "timeOutUntil": "2026-11-22T15:12:09.412Z",
                     *         "selfExcludedUntil": null,
                     *         "pending": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Limits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    selfExclude: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names one intent of the player; the same key never has a second effect, and a repeated call gets the first answer again. With another body it is refused with 422 idempotency_key_reused */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "months": 6
                 *     }
                 */
                "application/json": components["schemas"]["SelfExclusionRequest"];
            };
        };
        responses: {
            /** @description The limits afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "deposit": {
                     *           "daily": 5000,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "loss": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "stake": {
                     *           "daily": null,
                     *           "weekly": null,
                     *           "monthly": null
                     *         },
                     *         "sessionMinutes": 60,
                     *         "timeOutUntil": null,
                     *         "selfExcludedUntil": "2027-05-21T15:12:09.412Z",
                     *         "pending": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Limits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: {
                /** @description Length of a row; days when it is left out */
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each day, week or month */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "by": "day",
                     *         "rows": [
                     *           {
                     *             "startDate": "2026-11-21",
                     *             "endDate": "2026-11-21",
                     *             "deposited": 500,
                     *             "withdrawn": 0,
                     *             "staked": 300,
                     *             "won": 120,
                     *             "lost": 100,
                     *             "net": 20
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The play session */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "startedAt": "2026-11-21T14:00:00.000Z",
                     *         "now": "2026-11-21T15:12:09.412Z",
                     *         "checkDueAt": "2026-11-21T15:00:00.000Z",
                     *         "staked": 300,
                     *         "won": 120,
                     *         "lost": 100,
                     *         "net": 20
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlaySession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmRealityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The play session afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "startedAt": "2026-11-21T14:00:00.000Z",
                     *         "now": "2026-11-21T15:12:09.412Z",
                     *         "checkDueAt": "2026-11-21T16:00:00.000Z",
                     *         "staked": 300,
                     *         "won": 120,
                     *         "lost": 100,
                     *         "net": 20
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PlaySession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, newest first */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "sessions": [
                     *           {
                     *             "id": "se-1",
                     *             "startedAt": "2026-11-21T14:00:00.000Z",
                     *             "lastSeenAt": "2026-11-21T15:12:09.412Z",
                     *             "device": "Chromium on Linux",
                     *             "current": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SessionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: components["schemas"]["EntityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pins */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "pins": [
                     *           {
                     *             "refMatchId": "34512087",
                     *             "marketId": "m-1"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PinList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPins: {
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
                 *       "marketIds": [
                 *         "m-1"
                 *       ],
                 *       "pinned": true
                 *     }
                 */
                "application/json": components["schemas"]["SetPinsRequest"];
            };
        };
        responses: {
            /** @description The pins afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "pins": [
                     *           {
                     *             "refMatchId": "34512087",
                     *             "marketId": "m-1"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PinList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "kinds": {
                     *           "price": true,
                     *           "score": true,
                     *           "reopened": true,
                     *           "starting": true,
                     *           "settled": false
                     *         },
                     *         "quiet": {
                     *           "from": "22:00",
                     *           "to": "07:00"
                     *         },
                     *         "prices": [
                     *           {
                     *             "id": "PA1000001",
                     *             "refMatchId": "34512087",
                     *             "matchName": "Mumbai v Chennai",
                     *             "marketId": "m-1",
                     *             "HeadName": "Match Odds",
                     *             "selectionId": "s-1",
                     *             "runnerName": "Mumbai",
                     *             "side": "back",
                     *             "beyond": "above",
                     *             "odds": 2.4,
                     *             "setAt": "2026-11-21T15:12:09.412Z"
                     *           }
                     *         ],
                     *         "matches": [
                     *           {
                     *             "refMatchId": "34512087",
                     *             "matchName": "Mumbai v Chennai"
                     *           }
                     *         ],
                     *         "leftOut": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Alerts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAlerts: {
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
                 *       "kinds": {
                 *         "score": false
                 *       },
                 *       "quiet": {
                 *         "from": "22:00",
                 *         "to": "07:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetAlertsRequest"];
            };
        };
        responses: {
            /** @description The alerts afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "kinds": {
                     *           "price": true,
                     *           "score": false,
                     *           "reopened": true,
                     *           "starting": true,
                     *           "settled": false
                     *         },
                     *         "quiet": {
                     *           "from": "22:00",
                     *           "to": "07:00"
                     *         },
                     *         "prices": [],
                     *         "matches": [],
                     *         "leftOut": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Alerts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMatchAlerts: {
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
                 *       "refMatchId": "34512087",
                 *       "on": true
                 *     }
                 */
                "application/json": components["schemas"]["MatchAlertsRequest"];
            };
        };
        responses: {
            /** @description The alerts afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "kinds": {
                     *           "price": true,
                     *           "score": true,
                     *           "reopened": true,
                     *           "starting": true,
                     *           "settled": false
                     *         },
                     *         "quiet": null,
                     *         "prices": [],
                     *         "matches": [
                     *           {
                     *             "refMatchId": "34512087",
                     *             "matchName": "Mumbai v Chennai"
                     *           }
                     *         ],
                     *         "leftOut": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Alerts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPriceAlert: {
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
                 *       "marketId": "m-1",
                 *       "selectionId": "s-1",
                 *       "side": "back",
                 *       "beyond": "above",
                 *       "odds": 2.4
                 *     }
                 */
                "application/json": components["schemas"]["PriceAlertRequest"];
            };
        };
        responses: {
            /** @description The alerts afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "kinds": {
                     *           "price": true,
                     *           "score": true,
                     *           "reopened": true,
                     *           "starting": true,
                     *           "settled": false
                     *         },
                     *         "quiet": null,
                     *         "prices": [
                     *           {
                     *             "id": "PA1000001",
                     *             "refMatchId": "34512087",
                     *             "matchName": "Mumbai v Chennai",
                     *             "marketId": "m-1",
                     *             "HeadName": "Match Odds",
                     *             "selectionId": "s-1",
                     *             "runnerName": "Mumbai",
                     *             "side": "back",
                     *             "beyond": "above",
                     *             "odds": 2.4,
                     *             "setAt": "2026-11-21T15:12:09.412Z"
                     *           }
                     *         ],
                     *         "matches": [],
                     *         "leftOut": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Alerts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePriceAlert: {
        parameters: {
            query: {
                /** @description Id of the price alert */
                id: components["schemas"]["EntityId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts afterwards */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": false,
                     *       "message": "",
                     *       "data": {
                     *         "kinds": {
                     *           "price": true,
                     *           "score": true,
                     *           "reopened": true,
                     *           "starting": true,
                     *           "settled": false
                     *         },
                     *         "quiet": null,
                     *         "prices": [],
                     *         "matches": [],
                     *         "leftOut": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Alerts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
