import { rotasDeAntifraude } from './antifraude/rotas.ts';
import { banco } from './banco/provedor.ts';
import { caixa } from './caixa/provedor.ts';
import { rotasDeSms } from './caixa/sms.ts';
import { rotasDeTelegram } from './caixa/telegram.ts';
import { carimbo } from './carimbo/provedor.ts';
import { rotasDeCep } from './cep/rotas.ts';
import { criarDesfechos } from './datavalid/desfechos.ts';
import { rotasDeDatavalid } from './datavalid/rotas.ts';
import { loterias } from './loterias/provedor.ts';
import { mercadoPago } from './mercadopago/provedor.ts';
import { pagBank } from './pagbank/provedor.ts';
import { payPal } from './paypal/provedor.ts';
import { picPay } from './picpay/provedor.ts';
import type { ProvedorDaSandbox } from './provedor.ts';
import { psp } from './psp/provedor.ts';
import { rotasDePush } from './push/rotas.ts';
import { rotasDeS3 } from './s3/rotas.ts';
import { rotasSociais } from './social/rotas.ts';
import { saidas, stark } from './stark/provedor.ts';

/** Every provider: the one list from which the sandbox is put together. */
export const PROVEDORES: readonly ProvedorDaSandbox[] = [
  psp,
  banco,
  stark,
  saidas,
  mercadoPago,
  pagBank,
  payPal,
  picPay,
  caixa,
  { montar: rotasDeSms },
  { montar: rotasDeTelegram },
  { montar: rotasDePush },
  { montar: rotasDeCep },
  loterias,
  carimbo,
  { montar: rotasSociais },
  { montar: rotasDeAntifraude },
  { montar: (app, contexto) => rotasDeDatavalid(app, contexto, criarDesfechos()) },
  { montar: rotasDeS3 },
];
