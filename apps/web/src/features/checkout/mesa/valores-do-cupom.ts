import { analisarReais } from '@rateia/domain/dinheiro';
import type { Regra } from '@rateia/domain/validacao';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import type { PedidoDe } from '../../../lib/api-client.ts';
import { comoDia, umDia } from '../../../lib/dia-digitado.ts';

const CODIGO = 41;
const NOME = 81;
const PONTOS_POR_CENTO = 100;
const CEM_POR_CENTO = 100;

const umDesconto: Regra = (valor) => (lerDesconto(String(valor)) === undefined ? 'Escreva 10% ou R$ 5,00.' : undefined);
const inteiroOuNada: Regra = (valor) => (/^\d{0,6}$/.test(String(valor)) ? undefined : 'Escreva um número.');
const deUmACem: Regra = (valor) =>
  /^([1-9]\d?|100)$/.test(String(valor)) ? undefined : 'Escreva um número de 1 a 100.';

/** "10%" or "5,00": the discount of a coupon. */
function lerDesconto(texto: string): { readonly pontos: number | null; readonly valor: number | null } | undefined {
  const porcento = /^\s*(\d{1,3})\s*%\s*$/.exec(texto)?.[1];
  if (porcento !== undefined) {
    const parte = Number(porcento);
    return parte > 0 && parte <= CEM_POR_CENTO ? { pontos: parte * PONTOS_POR_CENTO, valor: null } : undefined;
  }
  const valor = analisarReais(texto.replace(/R\$\s*/, ''));
  return valor === undefined || valor <= 0 ? undefined : { pontos: null, valor };
}

type ValoresDoCupom = {
  readonly codigo: string;
  readonly nome: string;
  readonly desconto: string;
  readonly maximo: number | undefined;
  readonly minimo: number | undefined;
  readonly servico: string;
  readonly soNaPrimeira: boolean;
  readonly porPessoa: string;
  readonly limite: string;
  readonly comecaEm: string;
  readonly ultimoDia: string;
};

export const CUPOM_VAZIO: ValoresDoCupom = {
  codigo: '',
  nome: '',
  desconto: '',
  maximo: undefined,
  minimo: undefined,
  servico: '',
  soNaPrimeira: false,
  porPessoa: '1',
  limite: '',
  comecaEm: '',
  ultimoDia: '',
};

/** Rules by field; the server has those that need its clock (REGRAS 2.29). */
export const CAMPOS_DO_CUPOM = {
  codigo: { nome: 'Código', regras: [obrigatorio, minimoDeCaracteres(2), maximoDeCaracteres(CODIGO)] },
  nome: { nome: 'Nome', regras: [obrigatorio, minimoDeCaracteres(3), maximoDeCaracteres(NOME)] },
  desconto: { nome: 'Desconto', regras: [obrigatorio, umDesconto] },
  porPessoa: { nome: 'Vezes por pessoa', regras: [obrigatorio, deUmACem] },
  limite: { nome: 'Limite', regras: [inteiroOuNada] },
  comecaEm: { nome: 'Primeiro dia', regras: [umDia] },
  ultimoDia: { nome: 'Último dia', regras: [umDia] },
} as const;

/** The coupon that the form says. */
export function corpoDoCupom(v: ValoresDoCupom): PedidoDe<'createCupom'>['body'] {
  const { pontos = null, valor = null } = lerDesconto(v.desconto) ?? {};
  return {
    codigo: v.codigo.trim(),
    nome: v.nome.trim(),
    pontos,
    valor,
    // Only a part has a most: an amount is its own.
    maximo: pontos === null ? null : (v.maximo ?? null),
    minimo: v.minimo ?? 0,
    servicoId: v.servico === '' ? null : Number(v.servico),
    soNaPrimeira: v.soNaPrimeira,
    porPessoa: Number(v.porPessoa),
    limite: v.limite === '' ? null : Number(v.limite),
    comecaEm: v.comecaEm === '' ? null : comoDia(v.comecaEm),
    ultimoDia: v.ultimoDia === '' ? null : comoDia(v.ultimoDia),
  };
}
