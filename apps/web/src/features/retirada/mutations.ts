import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { irPara } from '../../lib/navegador.ts';
import { palavrasDoPin } from '../../lib/palavras-do-pin.ts';
import { paths } from '../../lib/paths.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { fluxoRetirada } from './fluxo.ts';
import type { BoletoLido } from './queries.ts';
import { RECUSAS_DO_DESTINO, RECUSAS_DO_VALOR, retiradaQueries } from './queries.ts';

/** The account's CPF becomes a Pix key, which rests before it may receive (REGRAS 2.6). */
export function useCadastrarChave({
  aoConcluir,
  aoRecusar,
}: {
  readonly aoConcluir: () => void;
  readonly aoRecusar: (m: string) => void;
}) {
  const cliente = useQueryClient();
  return useChamada(chamadas.cadastrarPixCpf, {
    aoConcluir: async () => {
      await cliente.invalidateQueries({ queryKey: chaveDe('validarPixCpf') });
      aoConcluir();
    },
    aoFalhar: recusas(['contaDeOutroCpf'], ({ message }) => aoRecusar(message)),
  });
}

type AoRecusar = { readonly aoRecusar: (mensagem: string) => void };

/** A bank account of the own CPF; it waits for its code on its own page. */
export function useCadastrarConta({ aoRecusar }: AoRecusar) {
  const cliente = useQueryClient();
  return useChamada(chamadas.createContaBancaria, {
    aoConcluir: async ({ id }) => {
      await cliente.invalidateQueries({ queryKey: chaveDe('getContasBancarias') });
      await irPara(paths.carteiraContaVerificar(id), { substitui: true });
    },
    aoFalhar: recusas(['contaBancariaInvalida', 'contaDeOutroCpf'], ({ message }) => aoRecusar(message)),
  });
}

/** Confirms an account; the code is asked for by the way of every sensitive act. */
export function useVerificarConta() {
  const cliente = useQueryClient();
  return useChamada(chamadas.verificarContaBancaria, {
    aoConcluir: async () => {
      recados.mostrar('Conta confirmada');
      await cliente.invalidateQueries({ queryKey: chaveDe('getContasBancarias') });
      await irPara(paths.carteiraContas(), { substitui: true });
    },
  });
}

export function useRemoverConta() {
  const cliente = useQueryClient();
  return useChamada(chamadas.deleteContaBancaria, {
    aoConcluir: async () => {
      recados.mostrar('Conta removida');
      await cliente.invalidateQueries({ queryKey: chaveDe('getContasBancarias') });
    },
    aoFalhar: recusas(['contaEmUso'], ({ message }) => recados.mostrar(message)),
  });
}

/** Reads the line of a boleto that the balance shall pay. */
export function useLerBoleto({ aoRecusar, aoLer }: AoRecusar & { readonly aoLer: (boleto: BoletoLido) => void }) {
  return useChamada(chamadas.lerBoleto, {
    aoConcluir: aoLer,
    aoFalhar: recusas(
      ['boletoInvalido', 'boletoNaoAceito', 'boletoJaPago', 'boletoVencido', 'retiradaIndisponivel'],
      ({ message }) => aoRecusar(message),
    ),
  });
}

/** Makes the withdrawal: its code is sent, and nothing moves before the code comes back. */
export function useCriarRetirada(aoRecusar: (mensagem: string) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.createRetirada, {
    aoConcluir: async (retirada) => {
      cliente.setQueryData(retiradaQueries.retirada(retirada.id).queryKey, retirada);
      await irPara(paths.carteiraRetiradaAutorizar({ idRetirada: retirada.id }), { substitui: true });
      fluxoRetirada.despachar({ tipo: 'recomecar' });
    },
    aoFalhar: recusas([...RECUSAS_DO_VALOR, ...RECUSAS_DO_DESTINO, 'pinLimiteEnvios'], ({ message }) =>
      aoRecusar(message),
    ),
  });
}

/** Authorises by the code: the amount leaves the balance, and is sent or reviewed. */
export function useAutorizar(aoRecusar: (mensagem: string) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.autorizarRetirada, {
    aoConcluir: async (retirada) => {
      cliente.setQueryData(retiradaQueries.retirada(retirada.id).queryKey, retirada);
      await irPara(paths.carteiraRetiradaSucesso({ idRetirada: retirada.id }), { substitui: true });
    },
    aoFalhar: recusas(['pinInvalido', 'pinBloqueado'], (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Sends another code; it is valid for as long as the first one. */
export function useReenviarPin(aoRecusar: (mensagem: string) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.reenviarPinRetirada, {
    aoConcluir: async (_, { body }) => {
      recados.mostrar(body?.canal === 'sms' ? 'Código enviado por SMS' : 'Código enviado por e-mail');
      await cliente.invalidateQueries({ queryKey: chaveDe('getRetirada') });
    },
    aoFalhar: recusas(['pinLimiteEnvios', 'pinBloqueado'], ({ message }) => aoRecusar(message)),
  });
}

/** Cancels a withdrawal that was not sent; the reserved amount comes back. */
export function useCancelarRetirada() {
  const cliente = useQueryClient();
  return useChamada(chamadas.cancelarRetirada, {
    aoConcluir: (retirada) => {
      cliente.setQueryData(retiradaQueries.retirada(retirada.id).queryKey, retirada);
    },
  });
}
