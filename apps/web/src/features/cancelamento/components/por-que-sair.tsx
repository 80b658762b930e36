import { useQuery } from '@tanstack/react-query';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { despachar, useSaidaDoGrupo } from '../fluxo.ts';
import { useResponderMotivo } from '../mutations.ts';
import { cancelamentoQueries } from '../queries.ts';
import { AjudaDaSaida } from './ajuda-da-saida.tsx';

/**
 * The reasons before the arithmetic, each with its answer. A person who says none goes on all the same, and reasons that
 * do not come are missed by nobody (REGRAS 2.9).
 */
export function PorQueSair({ idGrupo }: { readonly idGrupo: number }) {
  const { data } = useQuery({ ...cancelamentoQueries.motivos(idGrupo), meta: { aoFalhar: () => true } });
  if (data === undefined) return null;
  return (
    <Cartao titulo="Por que você quer sair? (opcional)">
      <EscolhaDoMotivo idGrupo={idGrupo} />
    </Cartao>
  );
}

interface EscolhaDoMotivoProps {
  readonly idGrupo: number;
  readonly nome?: string;
  readonly erro?: string | undefined;
}

/** The list of reasons, and under the one that is chosen its answer. */
export function EscolhaDoMotivo({ idGrupo, nome, erro }: EscolhaDoMotivoProps) {
  const consulta = useQuery(cancelamentoQueries.motivos(idGrupo));
  const saida = useSaidaDoGrupo(idGrupo);
  const responder = useResponderMotivo();
  function escolher(motivo: number): void {
    despachar({ tipo: 'explicar', motivo, textoMotivo: saida.textoMotivo });
    responder.mutate({ body: { idGrupo, motivo, aceitou: false } });
  }
  return (
    <Consulta consulta={consulta} erro="Não conseguimos carregar os motivos" esqueleto={<OssoLista quantos={2} />}>
      {({ motivos }) => {
        const escolhido = motivos.find(({ id }) => id === saida.motivo);
        return (
          <Opcoes
            rotulo="Motivo"
            {...(nome === undefined ? {} : { nome })}
            erro={erro}
            valor={saida.motivo ?? undefined}
            aoEscolher={escolher}
            opcoes={motivos.map(({ id, descricao }) => ({ valor: id, titulo: descricao }))}
            resposta={escolhido !== undefined && <AjudaDaSaida idGrupo={idGrupo} motivo={escolhido} />}
          />
        );
      }}
    </Consulta>
  );
}
