import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { ContaDaMudanca } from '../components/conta-da-mudanca.tsx';
import c from '../components/mudanca.module.css';
import { mudancaQueries } from '../queries.ts';

type Mudanca = RespostaDe<'getMudancaDeGrupo'>;

/** /checkout/mudanca/{id}: a member changes groups and takes the caução along (in_Transferencia, spec B§3). */
export function TelaMudancaDeGrupo() {
  const id = useParametroId();
  const consulta = useQuery(mudancaQueries.opcoes(id));
  const [idDestino, setIdDestino] = useState<number>();
  const escolhido = consulta.data?.opcoes.find((grupo) => grupo.id === idDestino);
  return (
    <Pagina
      titulo="Mudar de grupo"
      voltar={paths.grupoMembro(id)}
      {...(consulta.data === undefined
        ? {}
        : { subtitulo: `Você sai de ${consulta.data.grupo.nome} e a sua caução vai junto.` })}
      {...((consulta.data?.opcoes.length ?? 0) === 0
        ? {}
        : {
            lado:
              escolhido === undefined ? <SemEscolha /> : <ContaDaMudanca id={id} destino={escolhido} key={idDestino} />,
          })}
    >
      <Consulta consulta={consulta} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos procurar outros grupos">
        {(mudanca) => <Grupos mudanca={mudanca} idDestino={idDestino} aoEscolher={setIdDestino} />}
      </Consulta>
    </Pagina>
  );
}

/** The column is there before a choice, so that the options stay where they are. */
function SemEscolha() {
  return (
    <Cartao titulo="A conta da mudança">
      <p>
        Escolha um grupo para ver o que volta, o que você paga e a caução que vai junto. Nada muda antes de confirmar.
      </p>
    </Cartao>
  );
}

interface GruposProps {
  readonly mudanca: Mudanca;
  readonly idDestino: number | undefined;
  readonly aoEscolher: (id: number) => void;
}

function Grupos({ mudanca, idDestino, aoEscolher }: GruposProps) {
  const { grupo, impedimento, mensal, opcoes, vagas } = mudanca;
  if (impedimento !== null) return <Nota tom="warning">{impedimento}</Nota>;
  if (opcoes.length === 0) {
    return (
      <Vazio
        titulo={`Nenhum outro grupo de ${grupo.servico} tem vaga agora`}
        detalhe="Grupos públicos e sem prazo de fidelidade aparecem aqui assim que uma vaga abrir."
        acao={<Botao href={paths.pesquisa()}>Ver outros grupos</Botao>}
      />
    );
  }
  return (
    <Cartao titulo="Escolha o novo grupo">
      <div className={c['pilha']}>
        <Opcoes
          rotulo="Novo grupo"
          valor={idDestino}
          aoEscolher={aoEscolher}
          opcoes={opcoes.map((opcao) => ({
            valor: opcao.id,
            titulo: opcao.nome,
            detalhe: `${opcao.plano} · com ${opcao.admin.nome} · ${opcao.acessoInstantaneo ? 'acesso na hora' : 'acesso em até 24 horas'}`,
            fim: `${formatarReais(centavos(opcao.valorMensal * vagas))}/mês`,
          }))}
        />
        <p>
          Hoje você paga {formatarReais(centavos(mensal))} por mês.{' '}
          <Ligacao href={paths.grupo(grupo.id)}>Ver o seu grupo</Ligacao>
        </p>
      </div>
    </Cartao>
  );
}
