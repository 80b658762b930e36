import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';

const DINHEIRO = /^(valor|caucao$|saldo$|disponivel$|bloqueado$|retido$|pendente$|custo|preco|total$)/;
const MOMENTO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A datum of a copy as its owner reads it, at any depth: amounts are never bare centavos (REGRAS 2.17 Export). */
export function emPalavras(chave: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return '';
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  if (typeof valor === 'number') return DINHEIRO.test(chave) ? formatarReais(centavos(valor)) : String(valor);
  if (typeof valor === 'string') return MOMENTO.test(valor) ? formatarMomento(valor) : valor;
  if (Array.isArray(valor)) return valor.map((item) => emPalavras(chave, item)).join(', ');
  return Object.entries(valor as object)
    .map(([nome, dentro]) => `${nome} ${emPalavras(nome, dentro)}`)
    .join(', ');
}
