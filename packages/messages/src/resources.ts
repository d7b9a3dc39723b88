import esCOAccount from '../locales/es-CO/account.json' with { type: 'json' };
import esCOBetSlip from '../locales/es-CO/bet-slip.json' with { type: 'json' };
import esCOVerification from '../locales/es-CO/verification.json' with { type: 'json' };
import esCOWallet from '../locales/es-CO/wallet.json' with { type: 'json' };
import esECAccount from '../locales/es-EC/account.json' with { type: 'json' };
import esECVerification from '../locales/es-EC/verification.json' with { type: 'json' };
import esECWallet from '../locales/es-EC/wallet.json' with { type: 'json' };
import esGTAccount from '../locales/es-GT/account.json' with { type: 'json' };
import esGTVerification from '../locales/es-GT/verification.json' with { type: 'json' };
import esGTWallet from '../locales/es-GT/wallet.json' with { type: 'json' };
import esMXAccount from '../locales/es-MX/account.json' with { type: 'json' };
import esMXBetHistory from '../locales/es-MX/bet-history.json' with { type: 'json' };
import esMXBetSlip from '../locales/es-MX/bet-slip.json' with { type: 'json' };
import esMXCommon from '../locales/es-MX/common.json' with { type: 'json' };
import esMXDocuments from '../locales/es-MX/documents.json' with { type: 'json' };
import esMXMetadata from '../locales/es-MX/metadata.json' with { type: 'json' };
import esMXPromotionPages from '../locales/es-MX/promotion-pages.json' with { type: 'json' };
import esMXPromotions from '../locales/es-MX/promotions.json' with { type: 'json' };
import esMXRulesSports from '../locales/es-MX/rules-sports.json' with { type: 'json' };
import esMXSettings from '../locales/es-MX/settings.json' with { type: 'json' };
import esMXShell from '../locales/es-MX/shell.json' with { type: 'json' };
import esMXSportsbook from '../locales/es-MX/sportsbook.json' with { type: 'json' };
import esMXVerification from '../locales/es-MX/verification.json' with { type: 'json' };
import esMXWallet from '../locales/es-MX/wallet.json' with { type: 'json' };
import esPEAccount from '../locales/es-PE/account.json' with { type: 'json' };
import esPEVerification from '../locales/es-PE/verification.json' with { type: 'json' };
import esPEWallet from '../locales/es-PE/wallet.json' with { type: 'json' };
import esAccess from '../locales/es/access.json' with { type: 'json' };
import esAccount from '../locales/es/account.json' with { type: 'json' };
import esBetHistory from '../locales/es/bet-history.json' with { type: 'json' };
import esBetSlip from '../locales/es/bet-slip.json' with { type: 'json' };
import esBusy from '../locales/es/busy.json' with { type: 'json' };
import esCasino from '../locales/es/casino.json' with { type: 'json' };
import esChat from '../locales/es/chat.json' with { type: 'json' };
import esCommon from '../locales/es/common.json' with { type: 'json' };
import esDocuments from '../locales/es/documents.json' with { type: 'json' };
import esForms from '../locales/es/forms.json' with { type: 'json' };
import esInstall from '../locales/es/install.json' with { type: 'json' };
import esMetadata from '../locales/es/metadata.json' with { type: 'json' };
import esPrivacy from '../locales/es/privacy.json' with { type: 'json' };
import esPromotionPages from '../locales/es/promotion-pages.json' with { type: 'json' };
import esPromotions from '../locales/es/promotions.json' with { type: 'json' };
import esResponsibleGaming from '../locales/es/responsible-gaming.json' with { type: 'json' };
import esRewards from '../locales/es/rewards.json' with { type: 'json' };
import esRulesSports from '../locales/es/rules-sports.json' with { type: 'json' };
import esSelfTest from '../locales/es/self-test.json' with { type: 'json' };
import esSettings from '../locales/es/settings.json' with { type: 'json' };
import esShell from '../locales/es/shell.json' with { type: 'json' };
import esSportsbook from '../locales/es/sportsbook.json' with { type: 'json' };
import esVerification from '../locales/es/verification.json' with { type: 'json' };
import esWallet from '../locales/es/wallet.json' with { type: 'json' };
import ptAccess from '../locales/pt-BR/access.json' with { type: 'json' };
import ptAccount from '../locales/pt-BR/account.json' with { type: 'json' };
import ptBetHistory from '../locales/pt-BR/bet-history.json' with { type: 'json' };
import ptBetSlip from '../locales/pt-BR/bet-slip.json' with { type: 'json' };
import ptBusy from '../locales/pt-BR/busy.json' with { type: 'json' };
import ptCasino from '../locales/pt-BR/casino.json' with { type: 'json' };
import ptChat from '../locales/pt-BR/chat.json' with { type: 'json' };
import ptCommon from '../locales/pt-BR/common.json' with { type: 'json' };
import ptDocuments from '../locales/pt-BR/documents.json' with { type: 'json' };
import ptForms from '../locales/pt-BR/forms.json' with { type: 'json' };
import ptInstall from '../locales/pt-BR/install.json' with { type: 'json' };
import ptMetadata from '../locales/pt-BR/metadata.json' with { type: 'json' };
import ptPrivacy from '../locales/pt-BR/privacy.json' with { type: 'json' };
import ptPromotionPages from '../locales/pt-BR/promotion-pages.json' with { type: 'json' };
import ptPromotions from '../locales/pt-BR/promotions.json' with { type: 'json' };
import ptResponsibleGaming from '../locales/pt-BR/responsible-gaming.json' with { type: 'json' };
import ptRewards from '../locales/pt-BR/rewards.json' with { type: 'json' };
import ptRulesSports from '../locales/pt-BR/rules-sports.json' with { type: 'json' };
import ptSelfTest from '../locales/pt-BR/self-test.json' with { type: 'json' };
import ptSettings from '../locales/pt-BR/settings.json' with { type: 'json' };
import ptShell from '../locales/pt-BR/shell.json' with { type: 'json' };
import ptSportsbook from '../locales/pt-BR/sportsbook.json' with { type: 'json' };
import ptVerification from '../locales/pt-BR/verification.json' with { type: 'json' };
import ptWallet from '../locales/pt-BR/wallet.json' with { type: 'json' };
import type { Namespaces } from './namespaces.ts';

/**
 * All texts by language tag, in the shape i18next takes. `es` is the Spanish of every country; a
 * country's tag (`es-MX`) holds only what it says differently. Source: 2§1.
 */
export const resources: Readonly<{ 'pt-BR': Namespaces; es: Namespaces }> &
  Readonly<Record<string, Partial<Record<keyof Namespaces, Readonly<Record<string, string>>>>>> = {
  'pt-BR': {
    access: ptAccess,
    account: ptAccount,
    'bet-history': ptBetHistory,
    'bet-slip': ptBetSlip,
    busy: ptBusy,
    casino: ptCasino,
    chat: ptChat,
    common: ptCommon,
    documents: ptDocuments,
    forms: ptForms,
    install: ptInstall,
    metadata: ptMetadata,
    privacy: ptPrivacy,
    'promotion-pages': ptPromotionPages,
    promotions: ptPromotions,
    'responsible-gaming': ptResponsibleGaming,
    rewards: ptRewards,
    'rules-sports': ptRulesSports,
    'self-test': ptSelfTest,
    settings: ptSettings,
    shell: ptShell,
    sportsbook: ptSportsbook,
    verification: ptVerification,
    wallet: ptWallet,
  },
  es: {
    access: esAccess,
    account: esAccount,
    'bet-history': esBetHistory,
    'bet-slip': esBetSlip,
    busy: esBusy,
    casino: esCasino,
    chat: esChat,
    common: esCommon,
    documents: esDocuments,
    forms: esForms,
    install: esInstall,
    metadata: esMetadata,
    privacy: esPrivacy,
    'promotion-pages': esPromotionPages,
    promotions: esPromotions,
    'responsible-gaming': esResponsibleGaming,
    rewards: esRewards,
    'rules-sports': esRulesSports,
    'self-test': esSelfTest,
    settings: esSettings,
    shell: esShell,
    sportsbook: esSportsbook,
    verification: esVerification,
    wallet: esWallet,
  },
  'es-CO': {
    account: esCOAccount,
    'bet-slip': esCOBetSlip,
    verification: esCOVerification,
    wallet: esCOWallet,
  },
  'es-EC': {
    account: esECAccount,
    verification: esECVerification,
    wallet: esECWallet,
  },
  'es-GT': {
    account: esGTAccount,
    verification: esGTVerification,
    wallet: esGTWallet,
  },
  'es-MX': {
    account: esMXAccount,
    'bet-history': esMXBetHistory,
    'bet-slip': esMXBetSlip,
    common: esMXCommon,
    documents: esMXDocuments,
    metadata: esMXMetadata,
    'promotion-pages': esMXPromotionPages,
    promotions: esMXPromotions,
    'rules-sports': esMXRulesSports,
    settings: esMXSettings,
    shell: esMXShell,
    sportsbook: esMXSportsbook,
    verification: esMXVerification,
    wallet: esMXWallet,
  },
  'es-PE': {
    account: esPEAccount,
    verification: esPEVerification,
    wallet: esPEWallet,
  },
};
