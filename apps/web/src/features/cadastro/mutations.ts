import * as chamadas from '@rateia/contracts/chamadas';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { palavrasDoPin } from '../../lib/palavras-do-pin.ts';
import { paths } from '../../lib/paths.ts';
import { sessaoAtual } from '../../lib/sessao.ts';
import { usuarioQuery } from '../../lib/usuario.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { proximoPasso } from './caminho.ts';
import { anotarTelefone, despachar } from './conta/fluxo.ts';
import { registroGuardado } from './conta/registro-guardado.ts';

export type Redirect = string | undefined;
export type RecusaCampos = (campos: Readonly<Record<string, string>>) => void;

/** Refusals of a typed code. */
const DO_PIN = ['pinInvalido', 'pinBloqueado', 'muitasTentativas'] as const;

/** Notes the e-mail and goes on; the answer says nothing about accounts (spec 1, §4). */
export function usePrecadastro(redirect: Redirect, aoRecusarCampos: RecusaCampos) {
  return useChamada(chamadas.precadastro, {
    aoConcluir: (_, { body: { email } }) => {
      despachar({ tipo: 'informarEmail', email });
      return irPara(paths.cadastroSegundaEtapa({ redirect }));
    },
    aoFalhar: (erro) => daTela(erro, aoRecusarCampos),
  });
}

/** Confirms the e-mail with its code, which logs in. */
export function useConfirmarEmail(redirect: Redirect, aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.validarCadastro, {
    aoConcluir: async (resposta) => {
      sessaoAtual.guardar(resposta);
      registroGuardado.esquecer();
      await irPara(paths.cadastroSucesso({ redirect }), { substitui: true });
      despachar({ tipo: 'concluir' });
    },
    aoFalhar: recusas(DO_PIN, (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Confirms the registration by its link, which logs in; the page answers for a link that is over. */
export function useAtivar(redirect: Redirect) {
  return useChamada(chamadas.ativarCadastro, {
    aoConcluir: async (resposta) => {
      sessaoAtual.guardar(resposta);
      registroGuardado.esquecer();
      await irPara(paths.cadastroSucesso({ redirect }), { substitui: true });
      despachar({ tipo: 'concluir' });
    },
    aoFalhar: recusas(['linkVencido'], () => undefined),
  });
}

/** Confirms the e-mail of the logged-in account, and goes on to the missing data. */
export function useValidarEmail(redirect: Redirect, aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.validarCadastro, {
    aoConcluir: async (resposta) => {
      sessaoAtual.guardar(resposta);
      const usuario = await cache.fetchQuery({ ...usuarioQuery, staleTime: 0 });
      void cache.invalidateQueries({ queryKey: chaveDe('getCadastroPendente') });
      await irPara(proximoPasso(usuario, redirect), { substitui: true });
    },
    aoFalhar: recusas(DO_PIN, (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Sends a code to a phone that nobody else has confirmed. */
export function useEnviarTelefone(aoEnviar: () => void | Promise<void>, aoRecusar: (mensagem: string) => void) {
  return useChamada(chamadas.validarTelefoneUnico, {
    aoConcluir: ({ telefone: mascarado, expiraEm }, { body: { telefone } }) => {
      anotarTelefone({ telefone, mascarado, expiraEm });
      return aoEnviar();
    },
    aoFalhar: recusas(['pinLimiteEnvios', 'pinBloqueado'], ({ message }) => aoRecusar(message)),
  });
}

/** Asks for the conversation in which this number may be confirmed. */
export function usePedirTelegram(
  aoReceber: (pedido: { readonly telefone: string; readonly link: string }) => void,
  aoRecusar: (mensagem: string) => void,
) {
  return useChamada(chamadas.validarTelegram, {
    aoConcluir: ({ link }, { body: { telefone } }) => aoReceber({ telefone, link }),
    aoFalhar: recusas(['telegramIndisponivel', 'telegramLimiteLinks'], ({ message }) => aoRecusar(message)),
  });
}

/** Confirms the phone and goes on to the missing data. */
export function useConfirmarTelefone(redirect: Redirect, aoRecusar: (mensagem: string) => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.validarTelefonePin, {
    aoConcluir: async (usuario) => {
      guardarUsuario(cache, usuario);
      await irPara(proximoPasso(usuario, redirect), { substitui: true });
      anotarTelefone(null);
    },
    aoFalhar: recusas([...DO_PIN, 'telefoneJaUsado'], (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Gives CPF, birth date and address, and goes on. */
export function useInformarDadosFiscais(redirect: Redirect, aoRecusarCampos: RecusaCampos) {
  const cache = useQueryClient();
  return useChamada(chamadas.updateDadosFiscais, {
    aoConcluir: async (usuario) => {
      guardarUsuario(cache, usuario);
      await cache.invalidateQueries({ queryKey: chaveDe('getDadosFiscais') });
      await irPara(proximoPasso(usuario, redirect), { substitui: true });
    },
    aoFalhar: (erro) =>
      daTela(erro, aoRecusarCampos) ||
      recusas(['menorDeIdade'], ({ message }) => aoRecusarCampos({ nascimento: message }))(erro),
  });
}

/** Accepts the terms in force (spec 1, §4: the gate before everything else). */
export function useAceitarTermos(aoAceitar: () => void | Promise<void>) {
  const cache = useQueryClient();
  return useChamada(chamadas.aceitarTermos, {
    aoConcluir: (usuario) => {
      guardarUsuario(cache, usuario);
      return aoAceitar();
    },
  });
}

/** Sends document and selfie to be compared, and says that they were received (spec 1, §7). */
export function useEnviarParaConferencia(redirect: Redirect) {
  const cache = useQueryClient();
  return useChamada(chamadas.reconhecimentoFacil, {
    aoConcluir: async () => {
      await irPara(paths.cadastroDocumentoSucesso({ redirect }), { substitui: true });
      await renovarIdentidade(cache);
    },
  });
}

/** Asks that a person look at a refusal by machine. */
export function usePedirRevisao() {
  const cache = useQueryClient();
  return useChamada(chamadas.pedirRevisao, {
    aoConcluir: async () => {
      recados.mostrar('Pedido feito. Uma pessoa vai olhar.');
      await renovarIdentidade(cache);
    },
  });
}

/** Deletes a validation that was not sent, pictures included. */
export function useApagarValidacao() {
  const cache = useQueryClient();
  return useChamada(chamadas.deleteValidacaoConta, {
    aoConcluir: async () => {
      await irPara(paths.validacaoConta(), { substitui: true });
      await renovarIdentidade(cache);
    },
  });
}

async function renovarIdentidade(cache: QueryClient): Promise<void> {
  const nomes = ['listValidacaoConta', 'getValidacaoContaStatus', 'getCadastroPendente'] as const;
  await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
}

function guardarUsuario(cache: QueryClient, usuario: RespostaDe<'getUsuario'>): void {
  cache.setQueryData(usuarioQuery.queryKey, usuario);
  void cache.invalidateQueries({ queryKey: chaveDe('getCadastroPendente') });
}

/** A refusal by field is the form's; any other error is not. */
export function daTela(erro: Error, aoRecusarCampos: RecusaCampos): boolean {
  const campos = camposRecusados(erro);
  if (campos === undefined || Object.keys(campos).length === 0) return false;
  aoRecusarCampos(campos);
  return true;
}
