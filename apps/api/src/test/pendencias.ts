import { cicloDeNumero } from '@rateia/domain/carteira/ciclo';
import { diaDe, inicioDoDia, somarDias } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from './app.ts';
import { avancarAte, criarMembro, ultimaFaturaDe } from './carteira.ts';
import type { Pessoa } from './construtores.ts';

/** The pendencies of a person, as the pages ask for them. */
export async function pendenciasDe(mundo: Mundo, como: Pessoa) {
  return (await mundo.chamar('getPendencias', {}, { como })).corpo.pendencias;
}

/** A member whose month fell due and was not paid. */
export async function quemDeve(mundo: Mundo) {
  const membro = await criarMembro(mundo, { saldo: centavos(0) });
  const { inicio } = cicloDeNumero(diaDe(mundo.agora()), 1);
  await avancarAte(mundo, inicioDoDia(somarDias(inicio, 1)));
  return { membro, vencimento: inicio, fatura: await ultimaFaturaDe(mundo, membro.assinaturaId) };
}
