import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe, milissegundosDe } from '@rateia/domain/datas';
import { faltasDaCampanha } from '@rateia/domain/marketing/campanha';
import { emTransacao } from '../../../../db/banco.ts';
import { registrarAuditoria } from '../../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { acharCupom } from '../../../checkout/index.ts';
import type { Campanha } from '../../campanhas/repository.ts';
import { apresentarCampanha } from './apresentar-campanha.ts';
import { emPalavras } from './faltas-em-palavras.ts';
import { gravarCampanha, travarCampanha } from './repository.ts';

type Corpo = Omit<Recebida<typeof backoffice.updateCampanha>['body'], 'versao'>;

/** Writes a campaign, on the air or not; the version tells whether somebody else wrote meanwhile. */
export async function updateCampanha(
  ctx: ContextoUsuario,
  { params: { id }, body: { versao, ...corpo } }: Recebida<typeof backoffice.updateCampanha>,
) {
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, ip, usuario } = ctx;
    const antes = await travarCampanha(trx, id);
    if (antes.versao !== versao) return recusar('conflito');
    const nova = conteudoDe(antes, corpo);
    if (nova.inicio !== null && nova.fim !== null && milissegundosDe(nova.fim) <= milissegundosDe(nova.inicio))
      return recusar('dadosInvalidos', { dados: { campos: { fim: 'O fim precisa ser depois do início.' } } });
    if (antes.tipo === 'pagina' && nova.cupom !== null && (await acharCupom(trx, { codigo: nova.cupom })) === undefined)
      return recusar('dadosInvalidos', {
        dados: { campos: { cupom: 'Este cupom não existe. Crie-o antes em Cupons.' } },
      });
    const faltas = antes.estado === 'ativa' ? faltasNoAr({ ...antes, ...nova }, antes, agora) : [];
    if (faltas.length > 0) return recusar('campanhaIncompleta', { valores: { faltas: emPalavras(faltas) } });
    await gravarCampanha(trx, { id, agora, ...nova });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'campanha.alterar',
      alvo: `campanha:${id}`,
      dados: { mudou: mudancas(antes, nova) },
      ip,
      em: agora,
    });
    return await apresentarCampanha(trx, { id, agora });
  });
}

/** A modal has pages, a banner places, and a page of its own services. */
function conteudoDe({ tipo }: Campanha, { utm, rotas, tags, servicos, ...resto }: Corpo) {
  return {
    ...resto,
    inicio: noMesmoFormato(resto.inicio),
    fim: noMesmoFormato(resto.fim),
    contagemAte: noMesmoFormato(resto.contagemAte),
    utm: Object.fromEntries(Object.entries(utm).filter((par): par is [string, string] => (par[1] ?? '') !== '')),
    rotas: tipo === 'modal' ? rotas : [],
    tags: tipo === 'banner' ? tags : [],
    servicos: tipo === 'pagina' ? [...new Set(servicos)] : [],
  };
}

function noMesmoFormato(instante: Instante | null): Instante | null {
  return instante === null ? null : instanteDe(milissegundosDe(instante));
}

/** A campaign that is over may still be corrected: only an end that is moved has to lie ahead. */
function faltasNoAr(nova: Campanha, antes: Campanha, agora: string): readonly string[] {
  return faltasDaCampanha(nova.fim === antes.fim ? { ...nova, fim: null } : nova, agora);
}

function mudancas(antes: Campanha, nova: Partial<Campanha>): string[] {
  return (Object.keys(nova) as (keyof Campanha)[]).filter(
    (campo) => JSON.stringify(antes[campo]) !== JSON.stringify(nova[campo]),
  );
}
