import type { Resposta } from '@rateia/contracts/chamada';
import type { reclamacoes } from '@rateia/contracts/reclamacoes';
import { diaDe } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import type { Lado } from '@rateia/domain/reclamacoes/listagens';
import { ID_SOLUCAO, RESULTADO, SOLUCAO, SOLUCOES_DO } from '@rateia/domain/reclamacoes/listagens';
import { estaAberta, ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import { limiteDaReabertura } from '@rateia/domain/reclamacoes/prazos';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { nomeDe } from '../grupos/index.ts';
import { rotuloDoRelacionamento } from './abertura/get-reclamacao-do-grupo.ts';
import { anexosDe } from './anexos/anexos-repository.ts';
import { calcularSolucao } from './dinheiro/calcular-solucao.ts';
import type { Interacao } from './interacoes.ts';
import { interacoesDe, propostaDe } from './interacoes.ts';
import { apresentarConta, apresentarResumo, ladoDe } from './presenter.ts';
import { provasDe } from './provas/provas.ts';
import type { Reclamacao } from './repository.ts';
import { bloqueadoPor, relacionamentoDe } from './repository.ts';
import { textosDoAlvo } from './textos-do-alvo.ts';

type Inteira = Resposta<typeof reclamacoes.getReclamacao>;
const E = ID_ESTADO_RECLAMACAO;

/** A complaint whole, as the side of the caller sees it: both read the same sums and the same clock (spec B§4; REGRAS 2.7). */
export async function apresentarReclamacao(
  { db, deps, agora, usuario }: Pick<ContextoUsuario, 'db' | 'deps' | 'agora' | 'usuario'>,
  r: Reclamacao,
): Promise<Inteira> {
  const regras = await deps.regras();
  const interacoes = await interacoesDe(db, deps.cifra, r.id);
  const anexos = await anexosDe(db, deps.cifra, r.id);
  const { administrador, contato, regras: regrasDoGrupo, site } = await textosDoAlvo(db, r);
  const membroNome = await nomeDe(db, r.usuarioId);
  const lado = ladoDe(r, usuario.id);
  const desde = r.contaDesde ?? diaDe(agora);
  async function conta(solucao: NonNullable<Reclamacao['solucao']>, dias: number | null = null) {
    return apresentarConta(await calcularSolucao(db, deps, { reclamacao: r, solucao, desde, dias, agora }));
  }
  const proposta = r.estado === E.propostaEnviada || r.estado === E.acordoFeito ? propostaDe(interacoes) : undefined;
  const correm = estaAberta(r.estado);
  const opcoes: Inteira['opcoes'] = [];
  if (correm) for (const solucao of SOLUCOES_DO[r.objeto]) opcoes.push(await conta(solucao));
  const nomes = { membro: membroNome, administrador: administrador.nome, rateia: MARCA };
  return {
    ...apresentarResumo(r, usuario.id),
    origem: r.origem,
    idGrupoUsuario: r.assinaturaId,
    descricao: interacoes.find(({ autor }) => autor === 'membro')?.texto ?? '',
    tipoRelacionamento: rotuloDoRelacionamento(await relacionamentoDe(db, r.assinaturaId)),
    contato,
    regras: [...regrasDoGrupo],
    site,
    adminNome: administrador.nome,
    adminImagem: administrador.imagem,
    membroNome,
    solucao: r.solucao,
    descricaoSolucao: r.solucao === null ? '' : rotuloDe(SOLUCAO, r.solucao),
    falhaDesde: r.falhaDesde,
    contaDesde: r.contaDesde,
    nuncaEntregue: r.nuncaEntregue,
    pedido: r.solucao === null || !correm ? null : await conta(r.solucao),
    proposta:
      proposta?.solucao == null
        ? null
        : { ...(await conta(proposta.solucao, proposta.dias)), idInteracao: proposta.id, dias: proposta.dias },
    opcoes,
    interacoes: interacoes.map((i) => ({
      id: i.id,
      tipo: i.tipo,
      autor: i.autor,
      nome: nomes[i.autor],
      texto: i.texto,
      em: i.em,
      para: i.para,
      responderAte: i.responderAte,
      solucao: i.solucao,
      dias: i.dias,
      valor: i.valor,
      anexos: anexos.filter(({ idInteracao }) => idInteracao === i.id).map(({ idInteracao: _, ...a }) => a),
    })),
    provas: await provasDe(db, r),
    rodadasRestantes: Math.max(0, regras.reclamacoes.rodadas - r.rodadas),
    anexosRestantes: Math.max(0, anexosDoLado(r, regras) - anexos.filter((a) => a.lado === lado).length),
    bloqueado: await bloqueadoPor(db, r.id),
    resultado: r.resultado,
    descricaoResultado: r.resultado === null ? '' : rotuloDe(RESULTADO, r.resultado),
    devolvido: r.devolvido,
    fechadaEm: r.fechadaEm,
    reabreAte: reabreAte(r, { agora, regras }),
    acoes: acoesDe(r, {
      lado,
      interacoes,
      agora,
      regras,
      ehParte: [r.usuarioId, r.administradorId].includes(usuario.id),
    }),
  };
}

/** The files that one side may attach: as many again once the complaint was opened again (REGRAS 2.7). */
export function anexosDoLado({ reabertaEm }: Pick<Reclamacao, 'reabertaEm'>, { reclamacoes: r }: Regras): number {
  return reabertaEm === null ? r.anexosPorLado : r.anexosPorLado * 2;
}

/** Until when a closed complaint may be opened again; null once it was, or the time is over (REGRAS 2.7). */
function reabreAte(
  r: Reclamacao,
  { agora, regras }: { readonly agora: string; readonly regras: Regras },
): string | null {
  if (r.estado !== E.fechada || r.fechadaEm === null || r.reabertaEm !== null) return null;
  const ate = limiteDaReabertura(r.fechadaEm, regras);
  return ate > agora ? ate : null;
}

type Situacao = {
  readonly lado: Lado;
  readonly interacoes: readonly Interacao[];
  readonly agora: string;
  readonly regras: Regras;
  readonly ehParte: boolean;
};

/** The acts that are open to the caller now: screens draw what stands here, and know no states (REGRAS 2.7). */
function acoesDe(r: Reclamacao, { lado, agora, regras, ehParte }: Situacao): Inteira['acoes'] {
  if (!ehParte) return [];
  const membro = lado === 'membro';
  function sim(vale: boolean, ...quais: Inteira['acoes']): Inteira['acoes'] {
    return vale ? quais : [];
  }
  const integral = r.solucao === ID_SOLUCAO.cancelamentoPeloAdministrador;
  const naMesa = r.estado === E.registrada || r.estado === E.propostaEnviada || r.estado === E.mediacao;
  return [
    ...sim(estaAberta(r.estado), 'mensagem'),
    ...sim(!membro && r.estado === E.registrada, 'propor', 'aceitarPedido', 'estornoProporcional'),
    ...sim(membro && r.estado === E.propostaEnviada, 'aceitar', 'outraSolucao'),
    ...sim(r.estado === E.acordoFeito, 'finalizar'),
    ...sim(membro && r.estado === E.acordoFeito, 'contestarAcordo'),
    ...sim(membro && naMesa, 'desistir'),
    ...sim(membro && naMesa && integral, 'removerEstornoIntegral'),
    ...sim(membro && reabreAte(r, { agora, regras }) !== null, 'reabrir'),
  ];
}
