import { formatarDia } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParametroId } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { FalhaDaConsulta } from '../../../ui/estado/falha-da-consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../ui/formulario/focar-campo.ts';
import { ContaDaSaida } from '../components/conta-da-saida.tsx';
import { EscolhaDoMotivo } from '../components/por-que-sair.tsx';
import { despachar, useSaidaDoGrupo } from '../fluxo.ts';
import { useSair } from '../mutations.ts';
import { cancelamentoQueries } from '../queries.ts';
import type { DestinoDoReembolso, OpcaoDeSaida } from '../saida.ts';
import { paraOnde, quandoVolta } from '../saida.ts';
import c from './cancelar.module.css';

const MOTIVO = 'motivo';

/** /grupo/membro/{id}/cancelamento/cancelar: the reason if it was not said, the consequences once more, the confirmation. */
export function TelaCancelar() {
  const id = useParametroId();
  const saida = useSaidaDoGrupo(id);
  const opcoes = useQuery(cancelamentoQueries.opcoes(id));
  const sair = useSair(id);
  const [semMotivo, setSemMotivo] = useState(false);
  const [perguntarMotivo] = useState(saida.motivo === null);
  const opcao = opcoes.data?.opcoes.find(({ tipo }) => tipo === saida.tipo);
  const perdida = opcoes.data !== undefined && opcao === undefined && saida.feita === null;
  useEffect(() => {
    if (perdida) void irPara(paths.grupoMembroCancelamentoEscolha(id), { substitui: true });
  }, [perdida, id]);
  async function confirmar(): Promise<void> {
    setSemMotivo(saida.motivo === null);
    if (saida.motivo === null) return focarCampo(MOTIVO);
    if (opcao === undefined || opcoes.data === undefined) return;
    if (!(await perguntar(opcao, saida.destino))) return;
    sair.mutate({
      body: {
        idMembro: opcoes.data.idAssinatura,
        idGrupo: id,
        motivo: saida.motivo,
        tipo: opcao.tipo,
        textoMotivo: saida.textoMotivo.trim(),
        totalMostrado: opcao.total,
        destino: saida.destino,
      },
    });
  }
  return (
    <PassoFluxo
      pergunta={perguntarMotivo ? 'Por que você está saindo?' : 'Confirme a sua saída'}
      apoio="Sua resposta ajuda a cuidar melhor dos grupos. Ela não muda o que volta para você."
      passo={3}
      de={3}
      voltar={paths.grupoMembroCancelamentoEscolha(id)}
      {...(opcao === undefined ? {} : { aoContinuar: confirmar })}
      acao={opcao === undefined ? 'Sair' : verbo(opcao)}
      fazendo={sair.isPending && 'Saindo do grupo'}
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoMembro(id)}>
          Continuar no grupo
        </Botao>
      }
      {...(opcao === undefined ? {} : { resumo: <Resumo opcao={opcao} /> })}
    >
      <FalhaDaConsulta consulta={opcoes} erro="Não conseguimos calcular a sua saída" />
      {perguntarMotivo && (
        <EscolhaDoMotivo
          idGrupo={id}
          nome={MOTIVO}
          erro={semMotivo && saida.motivo === null ? 'Escolha um motivo para continuar.' : undefined}
        />
      )}
      <CampoArea
        rotulo="Quer contar mais? (opcional)"
        value={saida.textoMotivo}
        onChange={(textoMotivo) => despachar({ tipo: 'explicar', motivo: saida.motivo, textoMotivo })}
        maxLength={1000}
      />
    </PassoFluxo>
  );
}

/** Beside the step on a desk; on a phone the confirmation says the same. */
function Resumo({ opcao }: { readonly opcao: OpcaoDeSaida }) {
  return (
    <Cartao titulo={opcao.titulo} className={c['resumo']}>
      <ContaDaSaida linhas={opcao.linhas} total={opcao.total} rotuloTotal={quandoVolta(opcao)} />
    </Cartao>
  );
}

function verbo({ tipo, saidaEm }: OpcaoDeSaida): string {
  return tipo === 'fimDoCiclo' ? `Sair em ${formatarDia(saidaEm)}` : 'Sair agora';
}

function perguntar(opcao: OpcaoDeSaida, destino: DestinoDoReembolso): Promise<boolean> {
  const onde = paraOnde(opcao, destino);
  const agora = opcao.tipo !== 'fimDoCiclo';
  return dialogos.mostrar({
    titulo: 'Confirmar a saída?',
    corpo: (
      <ListaDefinicao
        itens={[
          { rotulo: 'Acesso', valor: agora ? 'Termina agora' : `Até ${formatarDia(opcao.saidaEm)}` },
          {
            rotulo: opcao.total === 0 ? 'Volta para você' : quandoVolta(opcao),
            valor: <Valor valor={opcao.total} />,
          },
          ...(onde === undefined ? [] : [{ rotulo: 'Vai para', valor: onde }]),
          { rotulo: 'Nova cobrança', valor: 'Nenhuma' },
          { rotulo: 'Voltar atrás', valor: agora ? 'Não é possível' : 'Até esse dia, se a vaga estiver livre' },
        ]}
      />
    ),
    acao: verbo(opcao),
    escape: 'Continuar no grupo',
    perigo: true,
  });
}
