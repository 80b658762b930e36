import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from '../../lib/api-client.ts';
import { usarChave } from '../../lib/chave-de-acesso.ts';
import { useChamada } from '../../lib/consultas.ts';
import { camposRecusados, linkQueNaoServe, recusas, recusou } from '../../lib/erros-api.ts';
import { largarSeAcabou } from '../../lib/largar-sessao.ts';
import { adiarLiberacao } from '../../lib/liberacao-pedida.ts';
import type { LinhaDe } from '../../lib/linha.ts';
import { palavrasDoPin } from '../../lib/palavras-do-pin.ts';
import { guardarLogin } from './login/guardar-login.ts';

type Recusa = (mensagem: string) => void;

/** Releases this device with the code sent by e-mail, which logs in (spec 1, §4). */
export function useLiberar(aoEntrar: () => void, aoRecusar: Recusa) {
  return useChamada(chamadas.liberacao, {
    aoConcluir: (resposta) => {
      guardarLogin(resposta);
      aoEntrar();
    },
    aoFalhar: recusas(['pinInvalido', 'pinBloqueado', 'muitasTentativas'], (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Another code for the same request, without the password again. */
export function useReenviarLiberacao(aoEnviar: () => void, aoRecusar: Recusa) {
  return useChamada(chamadas.reenviarLiberacao, {
    aoConcluir: ({ expiraEm }, { body: { hash } }) => {
      adiarLiberacao(hash, expiraEm);
      aoEnviar();
    },
    aoFalhar: recusas(['pinLimiteEnvios', 'pinBloqueado', 'entradaVencida'], ({ message }) => aoRecusar(message)),
  });
}

/**
 * The second step of a login (spec 1, §6). Codes and keys that do not hold are told beside the field; a login whose time
 * is over, by the page, which knows where it was going.
 */
export function useSegundoFator(fins: {
  readonly aoEntrar: () => void;
  readonly aoRecusar: Recusa;
  readonly aoVencer: () => void;
}) {
  const recusada = recusas(['codigoNaoConfere', 'chaveNaoConfere', 'muitasTentativas'], (e) =>
    fins.aoRecusar(e.message),
  );
  return useChamada(chamadas.segundoFator, {
    aoConcluir: (resposta) => {
      guardarLogin(resposta);
      fins.aoEntrar();
    },
    aoFalhar: (erro) => recusada(erro) || recusas(['entradaVencida'], fins.aoVencer)(erro),
  });
}

/** The answer of a passkey to this login; each try needs a challenge of its own. */
export async function chaveParaEntrar(hash: string) {
  const { opcoesDaChave } = await chamar(chamadas.opcoesDoSegundoFator, { body: { hash } });
  return opcoesDaChave === null ? undefined : await usarChave(opcoesDaChave);
}

/** "Esqueci a senha" and "bloquear a conta": the same answer for every e-mail. */
export function usePedirLink(linha: LinhaDe<'esqueciSenha' | 'pedirBloqueio'>, aoPedir: () => void, aoRecusar: Recusa) {
  return useChamada(linha, {
    aoConcluir: aoPedir,
    aoFalhar: recusas(['muitasTentativas'], ({ message }) => aoRecusar(message)),
  });
}

/** The buttons of a page behind a link: one that is not good any more is told in the page. */
export function useUsarLink(
  linha: LinhaDe<'liberarPorLink' | 'bloquearConta'>,
  aoUsar: () => void,
  aoVencer: () => void,
) {
  return useChamada(linha, {
    aoConcluir: async () => {
      if (linha === chamadas.bloquearConta) await largarSeAcabou();
      aoUsar();
    },
    aoFalhar: linkQueNaoServe(aoVencer),
  });
}

/** Uses the link of the e-mail up, and is given what makes the password. */
export function useRecuperarSenha(aoAbrir: (hash: string) => void, aoVencer: () => void) {
  return useChamada(chamadas.recuperarSenha, {
    aoConcluir: ({ hash }) => aoAbrir(hash),
    aoFalhar: linkQueNaoServe(aoVencer),
  });
}

/** Sets the new password; the rule's refusal is told under the field. */
export function useRedefinirSenha(fins: {
  readonly aoTrocar: () => void;
  readonly aoVencer: () => void;
  readonly aoRecusar: Recusa;
}) {
  return useChamada(chamadas.redefinirSenha, {
    aoConcluir: async () => {
      await largarSeAcabou();
      fins.aoTrocar();
    },
    aoFalhar: (erro) => {
      const campo = camposRecusados(erro)?.['senha'];
      if (campo !== undefined) fins.aoRecusar(campo);
      else if (recusou(erro, 'senhaRepetida')) fins.aoRecusar(erro.message);
      else if (recusou(erro, 'linkVencido')) fins.aoVencer();
      else return false;
      return true;
    },
  });
}
