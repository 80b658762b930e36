import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from '../../lib/api-client.ts';
import type { Consentimento } from '../../lib/consentimento.ts';
import { VERSAO_DO_CONSENTIMENTO } from '../../lib/consentimento.ts';
import { ErroApi, ErroRede } from '../../lib/erros-api.ts';
import { sessaoAtual } from '../../lib/sessao.ts';
import { storage } from '../../lib/storage.ts';

/** The answer is kept so that it can be proven: with the account, or under the browser's random id before a login. */
export async function registrarResposta(consentimento: Consentimento): Promise<void> {
  storage.remove('cookies');
  if (sessaoAtual.existe()) return vincularAConta(consentimento);
  const { anonimo, ...niveis } = consentimento;
  if (anonimo === undefined) return;
  await semPressa(() =>
    chamar(chamadas.guardarConsentimentoCookies, {
      body: { anonimo, ...niveis, versao: String(VERSAO_DO_CONSENTIMENTO) },
    }),
  );
}

/** Runs once for each account on this device: the answer from before the login becomes the account's. */
export async function vincularAConta(consentimento: Consentimento | undefined): Promise<void> {
  const conta = sessaoAtual.idUsuario();
  if (consentimento === undefined || conta === undefined || storage.get('cookies') === conta) return;
  const feito = await semPressa(() =>
    chamar(chamadas.vincularConsentimentoCookies, {
      body: { ...consentimento, versao: String(VERSAO_DO_CONSENTIMENTO) },
    }),
  );
  if (feito) storage.set('cookies', conta);
}

/** The answer counts on this device whatever becomes of its record; the next visit tries again. */
async function semPressa(faz: () => Promise<unknown>): Promise<boolean> {
  try {
    await faz();
    return true;
  } catch (erro) {
    if (erro instanceof ErroApi || erro instanceof ErroRede) return false;
    throw erro;
  }
}
