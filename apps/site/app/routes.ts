import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

/** Every page, in the order of the specification: shell and account, money, sportsbook, bets. */
export default [
  index('routes/shell/home.ts'),
  route('login', 'routes/account/login.tsx'),
  route('register', 'routes/account/register.tsx'),
  route('registerInvalidRegion', 'routes/account/register-invalid-region.tsx'),
  route('logout', 'routes/account/logout.ts'),
  route('attempt-limit', 'routes/account/attempt-limit.tsx'),
  route('UnusualActivity', 'routes/account/unusual-activity.tsx'),
  route('forgot-my-password', 'routes/account/forgot-password.tsx'),
  route('RestorePassword', 'routes/account/restore-password.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('onboard-success', 'routes/account/onboard-success.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('user-account', 'routes/account/user-account.tsx'),
  route('admin-mode', 'routes/account/admin-mode.tsx'),
  route('account-stopped', 'routes/account/account-stopped.tsx'),
  route('responsable-game', 'routes/account/responsible-game.tsx'),
  route('responsable-game/pause', 'routes/account/play-pause.tsx'),
  route('responsable-game/self-exclusion', 'routes/account/self-exclusion.tsx'),
  route('appearance', 'routes/shell/appearance.ts'),
  route('odds-format', 'routes/shell/odds-format.ts'),
  route('wide-screen', 'routes/shell/wide-screen.ts'),
  route('manifest.webmanifest', 'routes/shell/manifest.ts'),
  route('robots.txt', 'routes/shell/robots.ts'),
  route('sitemap.xml', 'routes/shell/sitemap.ts'),

  route('deposit', 'routes/wallet/deposit.tsx'),
  route('deposit/pending/:intentId', 'routes/wallet/pending-deposit.tsx'),
  route('deposit/:transactionId', 'routes/wallet/charge.tsx'),
  route('transactions', 'routes/wallet/transactions.tsx'),
  route('transactions/export', 'routes/wallet/transactions-export.ts'),
  route('balance', 'routes/wallet/balance.ts'),

  route('casino/slots', 'routes/casino/casino.tsx'),

  layout('routes/sportsbook/sports-texts.tsx', [
    layout('routes/sportsbook/sports-layout.tsx', [
      route('live-results', 'routes/sportsbook/live-results.tsx'),
      route('esportes', 'routes/sportsbook/sportsbook-home.tsx'),
      route('esportes/busca', 'routes/sportsbook/search.tsx'),
      route('esportes/favoritos', 'routes/sportsbook/favourites.tsx'),
      route('esportes/:sportName/torneio/:tournamentId', 'routes/sportsbook/tournament.tsx'),
      route('esportes/:sportName/evento/:matchId/:stageId?', 'routes/sportsbook/event.tsx'),
      route('esportes/:sportName/:section?/:matchId?', 'routes/sportsbook/sport.tsx'),
    ]),
  ]),

  route('sport/:sportId?', 'routes/sportsbook/legacy-sport.ts'),
  route('sport/:sportId/tournament/:tournamentId', 'routes/sportsbook/legacy-tournament.ts'),
  route('sport/:sportId/:matchId/:stageId?', 'routes/sportsbook/legacy-match.ts'),
  route('special-sport/:sportId/:matchId?', 'routes/sportsbook/legacy-special-sport.ts'),
  route('bet-slip', 'routes/bet-slip/bet-slip.tsx'),
  route('bet-slip/quick-stakes', 'routes/bet-slip/quick-stakes.tsx'),
  route('bet-slip/tickets/:intentId', 'routes/bet-slip/ticket.tsx'),
  route('bet-history', 'routes/bets/bet-history.tsx'),
  route('bet-history/export', 'routes/bets/bet-history-export.ts'),
  route('bet-history/updates', 'routes/bets/bet-updates.ts'),
  route('bet-history/:betNumber', 'routes/bets/bet-details.tsx'),
  route('bet-history/:betNumber/cash-out', 'routes/bets/cash-out.tsx'),
  route('bet-history/:betNumber/cash-out/value', 'routes/bets/cash-out-value.ts'),

  route('rules-sports', 'routes/shell/rules-sports.ts'),
  route('rules-sports/:idSport', 'routes/shell/rules-sport.tsx'),

  route('*', 'routes/shell/not-found.tsx'),
] satisfies RouteConfig;
