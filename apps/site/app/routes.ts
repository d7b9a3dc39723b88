import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

/** Every page, in the order of the specification: shell and account, money, sportsbook, bets. */
export default [
  index('routes/home.ts'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('logout', 'routes/logout.ts'),
  route('account', 'routes/account.tsx'),
  route('appearance', 'routes/appearance.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),

  route('deposit', 'routes/deposit.tsx'),
  route('deposit/:transactionId', 'routes/charge.tsx'),
  route('balance', 'routes/balance.ts'),

  route('casino/slots', 'routes/casino.tsx'),

  layout('routes/sports-texts.tsx', [
    layout('routes/sports-layout.tsx', [
      route('esportes', 'routes/sportsbook-home.tsx'),
      route('esportes/:sportName/evento/:matchId/:stageId?', 'routes/event.tsx'),
      route('esportes/:sportName/:section?', 'routes/sport.tsx'),
    ]),
  ]),

  route('bet-slip', 'routes/bet-slip.tsx'),
  route('bet-slip/tickets/:intentId', 'routes/ticket.tsx'),
  route('bet-history', 'routes/bet-history.tsx'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
