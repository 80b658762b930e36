import type { MotivoReclamacao, Objeto } from '@rateia/domain/reclamacoes/listagens';
import { MOTIVOS_DO } from '@rateia/domain/reclamacoes/listagens';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { momentoPerto } from '../../lib/momento.ts';
import { paths } from '../../lib/paths.ts';
import { reclamacoesQueries, useNumeroDaBusca } from './queries.ts';

type DoGrupo = RespostaDe<'getReclamacaoDoGrupo'>;
type DoBolao = RespostaDe<'getReclamacaoDoBolao'>;

/** The group or pool of the address, which the four steps of a complaint carry on. */
export type Alvo = {
  readonly objeto: Objeto;
  readonly id: number;
  /** As the address names it: `?grupo=4`. */
  readonly busca: { readonly grupo?: number; readonly bolao?: number };
  /** As the draft names it. */
  readonly corpo: { readonly idGrupo: number } | { readonly idBolao: number };
  /** The page of the thing itself. */
  readonly pagina: string;
};

/** The thing that a person complains of, in the words that the four steps need. */
export type ParaReclamar = Pick<DoGrupo, 'aberta' | 'rascunho' | 'tarde' | 'opcoes'> & {
  readonly nome: string;
  readonly detalhe: string;
  readonly icone: string;
  readonly cor: string;
  readonly fatos: readonly { readonly chave?: string; readonly rotulo: string; readonly valor: string }[];
  readonly motivos: readonly MotivoReclamacao[];
  /** Of a group alone: its administrator is talked to first. */
  readonly doGrupo: DoGrupo | null;
};

/** Reads what is complained of, group or pool, from the address. */
export function useParaReclamar() {
  const grupo = useNumeroDaBusca('grupo');
  const bolao = useNumeroDaBusca('bolao');
  const doGrupo = useQuery({ ...reclamacoesQueries.doGrupo(grupo), enabled: grupo > 0, select: lerGrupo });
  const doBolao = useQuery({
    ...reclamacoesQueries.doBolao(bolao),
    enabled: grupo === 0 && bolao > 0,
    select: lerBolao,
  });
  return { alvo: alvoDe({ grupo, bolao }), consulta: grupo === 0 && bolao > 0 ? doBolao : doGrupo };
}

function alvoDe({ grupo, bolao }: { readonly grupo: number; readonly bolao: number }): Alvo | null {
  if (grupo > 0)
    return {
      objeto: 'grupo',
      id: grupo,
      busca: { grupo },
      corpo: { idGrupo: grupo },
      pagina: paths.grupoMembro(grupo),
    };
  if (bolao === 0) return null;
  const pagina = paths.meusGruposLoteria(bolao);
  return { objeto: 'bolao', id: bolao, busca: { bolao }, corpo: { idBolao: bolao }, pagina };
}

function lerGrupo(dados: DoGrupo): ParaReclamar {
  const { grupo: g, adminNome, tipoRelacionamento, aberta, rascunho, tarde, opcoes } = dados;
  return {
    nome: g.nome,
    detalhe: `${g.servico}, com ${adminNome}`,
    icone: g.icone,
    cor: g.cor,
    fatos: [
      ...(g.descricao === '' ? [] : [{ rotulo: 'Descrição', valor: g.descricao }]),
      ...g.regras.map((regra, i) => ({ chave: `regra-${i}`, rotulo: `Regra ${i + 1}`, valor: regra })),
      ...(tipoRelacionamento === '' ? [] : [{ rotulo: 'Vocês são', valor: tipoRelacionamento }]),
      ...(g.contato === '' ? [] : [{ rotulo: 'Contato', valor: g.contato }]),
      ...(g.site === '' ? [] : [{ rotulo: 'Site', valor: g.site }]),
    ],
    motivos: MOTIVOS_DO.grupo,
    aberta,
    rascunho,
    tarde,
    opcoes,
    doGrupo: dados,
  };
}

function lerBolao({ bolao: b, minhasCotas, aberta, rascunho, tarde, opcoes }: DoBolao): ParaReclamar {
  return {
    nome: b.nome,
    detalhe: b.situacao,
    icone: b.icone,
    cor: b.cor,
    fatos: [
      { rotulo: 'Sorteio', valor: momentoPerto(b.sorteioEm) },
      { rotulo: 'Aposta oficial', valor: b.modo },
      { rotulo: 'Suas cotas', valor: minhasCotas.length === 0 ? 'Já voltaram' : minhasCotas.join(', ') },
    ],
    motivos: MOTIVOS_DO.bolao,
    aberta,
    rascunho,
    tarde,
    opcoes,
    doGrupo: null,
  };
}
