import { comoPendencias } from '@rateia/domain/cadastro/pendencias';
import { centavos, formatarValor } from '@rateia/domain/dinheiro';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import type { MotivoDeTriagem } from '@rateia/domain/grupos/triagem';
import { decidirTriagem, pontuacaoDeRisco } from '@rateia/domain/grupos/triagem';
import type { Regras } from '@rateia/domain/regras';
import type { Executor } from '../../db/banco.ts';
import { recusar } from '../../http/erros.ts';
import { exigirValidacoes } from '../cadastro/index.ts';
import type { GrupoNovo, Proposta } from './proposta.ts';
import { historicoDoAdministrador } from './repository.ts';

export type Decisao = { readonly status: StatusGrupo; readonly motivo: string; readonly risco: number };

/** The reason for which a group waits or is refused, as its administrator and the operator read it. */
const MOTIVOS: { readonly [M in MotivoDeTriagem]: string } = {
  servicoProibido: 'Este serviço não pode ser dividido aqui.',
  servicoDesativado: 'Este serviço não aceita novos grupos.',
  palavraProibida: 'O texto do grupo tem palavras que não são permitidas.',
  valorAcimaDoTeto: 'O valor por vaga passa do teto deste plano.',
  administradorRestrito: 'Sua conta não pode criar grupos agora.',
  riscoAlto: 'Nossa equipe precisa conferir este grupo.',
  primeiroGrupoCaro: 'É o seu primeiro grupo e o valor está perto do teto. Nossa equipe confere antes.',
  servicoRestrito: 'Grupos deste serviço passam por aprovação.',
  servicoPersonalizado: 'Grupos de serviços personalizados passam por aprovação.',
  grupoPrivado: '',
  servicoAutomatico: '',
};

/** The first status of a new group (REGRAS 2.1). Refuses a person with missing validations or an old debt. */
export async function decidir(
  db: Executor,
  pedido: {
    readonly grupo: GrupoNovo;
    readonly proposta: Proposta;
    readonly usuarioId: number;
    readonly agora: string;
    readonly regras: Regras;
  },
): Promise<Decisao> {
  const { grupo, proposta, usuarioId, agora, regras } = pedido;
  await exigirValidacoes(db, usuarioId, ['telefone', 'email', 'dadosFiscais']);
  const fatos = await historicoDoAdministrador(db, { usuarioId, agora });
  if (fatos.dividas > 0) recusar('dividaPendente', { valores: { valor: formatarValor(centavos(fatos.dividas)) } });
  const risco = pontuacaoDeRisco(
    { gruposReprovados: fatos.reprovados, contasNoMesmoAparelho: fatos.contas, gruposNoMesmoDia: fatos.noDia },
    regras,
  );
  const decisao = decidirTriagem(
    {
      tipo: grupo.tipo,
      idServico: grupo.idServico,
      statusServico: proposta.servico.status,
      valorGrupo: centavos(grupo.valor),
      lugares: grupo.lugares,
      ...(proposta.plano === undefined ? {} : { plano: proposta.plano }),
      textos: textosDe(grupo),
      administrador: {
        telefoneVerificado: true,
        emailVerificado: true,
        dadosFiscais: true,
        restrito: fatos.restrito,
        jaTeveGrupo: fatos.grupos > 0,
        pontuacaoDeRisco: risco,
      },
    },
    regras,
  );
  if (decisao.tipo === 'pendencias')
    return recusar('validacaoObrigatoria', { dados: { pendencias: comoPendencias(decisao.pendencias) } });
  const motivo = decisao.motivos
    .map((m) => MOTIVOS[m])
    .join(' ')
    .trim();
  return { status: decisao.status, motivo, risco: Math.min(risco, RISCO_MAXIMO) };
}

const RISCO_MAXIMO = 1_000;

/** Everything the administrator wrote that members will read. */
export function textosDe(
  g: Pick<GrupoNovo, 'nome' | 'regras' | 'descricao' | 'acessoDescricao' | 'contato' | 'site'>,
): readonly string[] {
  return [g.nome, ...g.regras, g.descricao, g.acessoDescricao, g.contato, g.site];
}
