import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { campoNomeDoGrupo } from '@rateia/domain/grupos/campos';
import type { Regra } from '@rateia/domain/validacao';
import { estaVazio, maximo, maximoDeCaracteres, minimo, obrigatorio } from '@rateia/domain/validacao';

const VALOR_MINIMO = centavos(100);
const VALOR_MAXIMO = centavos(500_000);

/** The question stands over its answers and is no field with a name. */
const respondida: Regra = (valor) => (estaVazio(valor) ? 'Diga se você já assina este plano.' : undefined);

/** Bounds of the contract of `createGrupo`; the rule's bound is exclusive (spec 2, §5). */
export const campoNomeServico = { ...campoNomeDoGrupo, nome: 'Nome do serviço' };
export const campoDescricao = { nome: 'Descrição', regras: [maximoDeCaracteres(2001)] };
export const campoContato = { nome: 'Contato', regras: [maximoDeCaracteres(121)] };
export const campoInstrucoes = { nome: 'Instruções', regras: [maximoDeCaracteres(501)] };
export const campoJaAssina = { nome: 'Assinatura', regras: [respondida] };
export const campoFormaAcesso = { nome: 'Forma de acesso', regras: [obrigatorio] };
export const campoValor = {
  nome: 'Valor do plano',
  regras: [
    obrigatorio,
    minimo(VALOR_MINIMO, formatarReais(VALOR_MINIMO)),
    maximo(VALOR_MAXIMO, formatarReais(VALOR_MAXIMO)),
  ],
};
