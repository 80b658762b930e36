import { lerDestino } from '@rateia/domain/compartilhar/destino';
import { enderecoDoLink } from '../../links/endereco-do-link.ts';
import type { acharLink } from './repository.ts';

type Linha = NonNullable<Awaited<ReturnType<typeof acharLink>>>;

/** A short link as the operation sees it; `bloqueado` leads to a site that is not on the list any more. */
export function apresentarLink(
  linha: Linha,
  p: { readonly appUrl: string; readonly agora: string; readonly hosts: readonly string[] },
) {
  return {
    id: linha.id,
    endereco: enderecoDoLink(p.appUrl, linha.codigo),
    nome: linha.nome,
    destino: linha.destino,
    autor: linha.autor,
    criadoEm: linha.criadoEm,
    venceEm: linha.venceEm,
    situacao: situacaoDe(linha, p),
    visitas: linha.visitas,
    visitantes: linha.visitantes,
  };
}

function situacaoDe(
  { desligadoEm, venceEm, destino }: Linha,
  { agora, hosts }: { readonly agora: string; readonly hosts: readonly string[] },
): 'ativo' | 'desligado' | 'vencido' | 'bloqueado' {
  if (desligadoEm !== null) return 'desligado';
  if (venceEm !== null && venceEm <= agora) return 'vencido';
  return lerDestino(destino, hosts) === undefined ? 'bloqueado' : 'ativo';
}
