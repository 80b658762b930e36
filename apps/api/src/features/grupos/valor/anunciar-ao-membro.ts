import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import type { EventoMudanca } from '@rateia/domain/grupos/mudanca-de-valor';
import { ehAumento, MAQUINA_MUDANCA, mensalDaVaga, pedeAceite } from '@rateia/domain/grupos/mudanca-de-valor';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover, nascer } from '../../../db/mover.ts';
import { agendarPrazo, cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { notificar } from '../../notificacoes/index.ts';
import { VALOR_LEMBRETE, VALOR_SILENCIO } from '../agenda.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { nomeDe } from '../vida/notificacoes.ts';
import type { PropostaDeValor } from './proposta-de-valor.ts';
import { mensalDe, precoDe } from './proposta-de-valor.ts';
import { mudancaAberta } from './valor-repository.ts';

type Anuncio = {
  readonly grupo: Grupo;
  readonly assinatura: Assinatura;
  readonly alteracaoId: number;
  readonly proposta: PropostaDeValor;
};

/**
 * The effect of an announced value on one member: nothing where he pays it already, the next invoice where it is less,
 * and after the notice where it is more; above 10 % he is asked (REGRAS 2.11). It takes the place of an earlier one.
 */
export async function anunciarAoMembro(trx: Trx, ctx: ContextoUsuario, anuncio: Anuncio): Promise<void> {
  const { grupo, assinatura, alteracaoId, proposta } = anuncio;
  const { agora, usuario, deps } = ctx;
  const antes = await dispensarMudanca(trx, {
    assinaturaId: assinatura.id,
    quem: 'administrador',
    usuarioId: usuario.id,
    agora,
  });
  const [de, para] = [precoDe(assinatura), proposta.novo];
  const base = { grupo: grupo.nome, idGrupo: grupo.id, administrador: await nomeDe(trx, grupo.administradorId) };
  const aviso = { usuarioId: assinatura.usuarioId, fato: `${alteracaoId}:${assinatura.id}`, agora };
  if (mensalDaVaga(de) === mensalDaVaga(para)) {
    if (antes) await notificar(trx, { ...aviso, modelo: 'membroValorContinua', dados: base });
    return;
  }
  const aumento = ehAumento({ de, para });
  const pergunta = pedeAceite({ de, para }, await deps.regras());
  const valeEm = aumento ? proposta.valeEm : diaDe(agora);
  const evento: EventoMudanca = pergunta ? 'perguntar' : 'avisar';
  const { id: alvoId } = exigir(
    await nascer(trx, MAQUINA_MUDANCA, {
      evento,
      quem: 'administrador',
      usuarioId: usuario.id,
      agora,
      valores: {
        alteracao_id: alteracaoId,
        assinatura_id: assinatura.id,
        sem_taxas_antes: de.valorSemTaxas,
        taxa_antes: de.valorTaxa,
        valor_sem_taxas: para.valorSemTaxas,
        valor_taxa: para.valorTaxa,
        vale_em: valeEm,
        responder_ate: pergunta ? proposta.responderAte : null,
        criada_em: agora,
      },
    }),
  );
  const dados = {
    ...base,
    valorAntes: mensalDe(de, assinatura),
    valorNovo: mensalDe(para, assinatura),
    em: formatarDia(valeEm),
  };
  if (!aumento) return await notificar(trx, { ...aviso, modelo: 'membroValorBaixou', dados });
  if (!pergunta) return await notificar(trx, { ...aviso, modelo: 'membroValorVaiSubir', dados });
  await agendarPrazo(trx, { tipo: VALOR_LEMBRETE, alvoId, venceEm: proposta.lembrarEm, agora });
  await agendarPrazo(trx, { tipo: VALOR_SILENCIO, alvoId, venceEm: proposta.responderAte, agora });
  await notificar(trx, {
    ...aviso,
    modelo: 'membroValorPedeResposta',
    dados: { ...dados, ate: formatarMomento(proposta.responderAte) },
  });
}

/** The change that a membership waits for has no effect any more; says whether there was one. */
export async function dispensarMudanca(
  trx: Trx,
  p: {
    readonly assinaturaId: number;
    readonly quem: 'membro' | 'administrador' | 'operador' | 'sistema';
    readonly usuarioId: number | null;
    readonly agora: Instante;
  },
): Promise<boolean> {
  const aberta = await mudancaAberta(trx, p.assinaturaId);
  if (aberta === undefined) return false;
  const { id, estado: de } = aberta;
  const { quem, usuarioId, agora } = p;
  exigir(await mover(trx, MAQUINA_MUDANCA, { id, de, evento: 'dispensar', quem, usuarioId, agora }));
  await cancelarPrazos(trx, { tipos: [VALOR_LEMBRETE, VALOR_SILENCIO], alvoId: id });
  return true;
}
