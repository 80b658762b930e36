import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { cancelamentoQueries } from '../../queries.ts';
import { QuemRecebe } from '../components/quem-recebe.tsx';
import type { OpcaoDeFim } from '../fim.ts';
import { fimEscolhido, quandoVoltaNoFim, verboDoFim } from '../fim.ts';
import { despacharFim, useFimDoGrupo } from '../fluxo-do-fim.ts';
import { useEncerrarGrupo } from '../mutations-do-fim.ts';

/** /grupo/admin/{id}/cancelamento/cancelar: when, what everybody gets back, and the one confirmation (REGRAS 2.9). */
export function TelaCancelarGrupo() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.doGrupo(id));
  const { tipo, motivo, textoMotivo, feito } = useFimDoGrupo(id);
  const encerrar = useEncerrarGrupo(id);
  const opcao = fimEscolhido(consulta.data?.opcoes ?? [], tipo);
  const semMotivo = motivo === null && feito === null;
  useEffect(() => {
    if (semMotivo) void irPara(paths.grupoAdminCancelamentoMotivo(id), { substitui: true });
  }, [semMotivo, id]);
  async function confirmar(): Promise<void> {
    if (opcao === undefined || motivo === null || !(await perguntar(opcao))) return;
    const { total: totalMostrado, saidaEm: saidaMostrada } = opcao;
    const mostrado = { tipo: opcao.tipo, totalMostrado, saidaMostrada };
    encerrar.mutate({ body: { idGrupo: id, motivo, textoMotivo: textoMotivo.trim(), ...mostrado } });
  }
  return (
    <PassoFluxo
      pergunta="Quando o grupo termina?"
      apoio="Veja o que volta para cada um antes de decidir."
      passo={3}
      de={3}
      voltar={paths.grupoAdminCancelamentoMotivo(id)}
      {...(opcao === undefined ? {} : { aoContinuar: confirmar })}
      acao={opcao === undefined ? 'Encerrar' : verboDoFim(opcao)}
      fazendo={encerrar.isPending && 'Encerrando'}
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoAdmin(id)}>
          Não encerrar
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos calcular o que volta" esqueleto={<OssoLista quantos={3} />}>
        {({ opcoes, previsto }) => (
          <>
            <Opcoes
              rotulo="Quando"
              valor={opcao?.tipo}
              aoEscolher={(fim) => despacharFim({ tipo: 'escolher', fim })}
              opcoes={opcoes.map((o) => ({ valor: o.tipo, titulo: o.titulo, detalhe: o.texto }))}
            />
            {opcao !== undefined && opcao.mesesCortados > 0 && (
              <Nota tom="warning">
                {opcao.mesesCortados === 1
                  ? '1 membro tem o mês no meio nesse dia, e o resto dele não volta.'
                  : `${opcao.mesesCortados} membros têm o mês no meio nesse dia, e o resto dele não volta.`}
              </Nota>
            )}
            {opcao !== undefined && opcao.membros.length > 0 && <QuemRecebe opcao={opcao} />}
            {opcao !== undefined && <ParaVoce opcao={opcao} previsto={previsto} />}
          </>
        )}
      </Consulta>
    </PassoFluxo>
  );
}

interface ParaVoceProps {
  readonly opcao: OpcaoDeFim;
  readonly previsto: number;
}

/** The administrator's own part: what he is to receive, less the members' unused days. */
function ParaVoce({ opcao, previsto }: ParaVoceProps) {
  const { imediato, doAdministrador, voceRecebe } = opcao;
  const doSaldo = doAdministrador - (previsto - voceRecebe);
  return (
    <Cartao titulo="Para você">
      <ListaDefinicao
        itens={[
          { rotulo: 'Previsto até hoje', valor: <Valor valor={previsto} /> },
          ...(doAdministrador > 0
            ? [{ rotulo: 'Volta para os membros', valor: <Valor valor={-doAdministrador} sinal /> }]
            : []),
          {
            rotulo: 'Você recebe',
            ...(imediato ? {} : { detalhe: 'e os meses até o último dia' }),
            valor: <Valor valor={voceRecebe} tamanho="md" />,
            total: true,
          },
        ]}
      />
      {doSaldo > 0 && (
        <Nota tom="warning">
          <Valor valor={doSaldo} /> a mais saem do seu saldo, até onde ele alcança.
        </Nota>
      )}
      {imediato && opcao.membros.length > 0 && (
        <Nota tom="warning">
          Encerrar sem aviso conta na sua reputação. Com data, não. Encerrar agora não pode ser desfeito.
        </Nota>
      )}
    </Cartao>
  );
}

function perguntar(opcao: OpcaoDeFim): Promise<boolean> {
  const { imediato, saidaEm, membros, total, voceRecebe } = opcao;
  return dialogos.mostrar({
    titulo: imediato ? 'Encerrar o grupo agora?' : `Encerrar o grupo em ${formatarDia(saidaEm)}?`,
    corpo: (
      <ListaDefinicao
        itens={[
          {
            rotulo: membros.length === 1 ? '1 membro' : `${membros.length} membros`,
            valor: imediato ? 'Perdem o acesso hoje' : `Usam até ${formatarDia(saidaEm)}`,
          },
          { rotulo: `${quandoVoltaNoFim(opcao)} para eles`, valor: <Valor valor={total} /> },
          {
            rotulo: 'Você recebe',
            ...(imediato ? {} : { detalhe: 'e os meses até lá' }),
            valor: <Valor valor={voceRecebe} />,
          },
          { rotulo: 'Desfazer', valor: imediato ? 'Não é possível' : 'Até alguém sair por isso' },
        ]}
      />
    ),
    acao: verboDoFim(opcao),
    escape: imediato ? 'Voltar e escolher uma data' : 'Não encerrar',
    perigo: true,
  });
}
