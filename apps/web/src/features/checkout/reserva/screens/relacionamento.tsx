import { RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useReservarComRelacao } from '../../mutations.ts';
import { checkoutQueries } from '../../queries.ts';
import { PaisConfirmado } from '../components/pais-confirmado.tsx';
import { SemReserva } from '../components/sem-reserva.tsx';

type Grupo = RespostaDe<'getGrupo'>;

/**
 * /checkout/relacionamento (spec 2, §2): the relation to the administrator and the country of the household, asked
 * before the seats are held.
 */
export function TelaRelacionamento() {
  const busca = useBusca();
  const id = Number(busca['idGrupo'] ?? 0);
  const vagas = Math.max(1, Number(busca['vagas'] ?? 1) || 1);
  const grupo = useQuery({ ...checkoutQueries.grupo(id), enabled: id > 0 });
  if (!(id > 0)) return <SemReserva />;
  if (grupo.data !== undefined) return <Pergunta grupo={grupo.data} vagas={vagas} fila={busca['fila'] === 'sim'} />;
  return (
    <Pagina titulo="Sua relação com o grupo" voltar={paths.grupo(id)}>
      <Consulta consulta={grupo} esqueleto={<OssoLista />} erro="Não conseguimos carregar este grupo">
        {() => null}
      </Consulta>
    </Pagina>
  );
}

interface PerguntaProps {
  readonly grupo: Grupo;
  readonly vagas: number;
  readonly fila: boolean;
}

function Pergunta({ grupo, vagas, fila }: PerguntaProps) {
  const { servem, regra } = grupo.relacionamento;
  const { paisDaResidencia: pais } = grupo;
  const soPais = pais !== null && servem.length === 0;
  const [dita, setDita] = useState<number>();
  const [mora, setMora] = useState(false);
  const [faltaPais, setFaltaPais] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const reservar = useReservarComRelacao(setRecusa);
  const opcoes = Object.values(RELACIONAMENTO).filter(({ id }) => servem.length === 0 || servem.includes(id));
  return (
    <PassoFluxo
      pergunta={soPais ? 'Em que país você mora?' : `O que você é de ${grupo.admin.nome}?`}
      apoio={`${grupo.admin.nome} administra ${grupo.nome} e vê a sua resposta.`}
      voltar={paths.grupo(grupo.id)}
      acao="Reservar a vaga"
      fazendo={reservar.isPending && 'Reservando'}
      aoContinuar={() => {
        setFaltaPais(pais !== null && !mora);
        if (!soPais && dita === undefined) return setRecusa('Escolha uma das relações.');
        setRecusa(undefined);
        if (pais !== null && !mora) return;
        const ditos = { relacionamento: dita ?? null, ...(pais === null ? {} : { paisDaResidencia: pais }) };
        reservar.mutate({ body: { idGrupo: grupo.id, vagas, fila, ...ditos } });
      }}
      {...(regra === '' ? {} : { resumo: <RegraDoServico grupo={grupo} /> })}
    >
      {!soPais && (
        <Opcoes
          rotulo="Relação com quem administra"
          nome="relacionamento"
          valor={dita}
          aoEscolher={setDita}
          opcoes={opcoes.map(({ id, rotulo }) => ({ valor: id, titulo: rotulo, detalhe: DETALHES[id] }))}
          erro={recusa}
        />
      )}
      {pais !== null && (
        <PaisConfirmado grupo={grupo} pais={pais} mora={mora} aoDizer={setMora} falta={faltaPais && !mora} />
      )}
      {soPais && recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Nota>
        {soPais
          ? 'Mora em outro país? Este grupo não é para você: escolha outro, sem custo.'
          : 'Nenhuma destas? Este grupo não é para você: escolha outro, sem custo.'}
      </Nota>
    </PassoFluxo>
  );
}

/** The rule is the service's own: we show it, and the person answers for what he says. */
function RegraDoServico({ grupo: { servico, relacionamento } }: { readonly grupo: Grupo }) {
  return (
    <Cartao titulo={`A regra de ${servico}`}>
      <p>{relacionamento.regra}</p>
    </Cartao>
  );
}

const DETALHES: Readonly<Record<number, string>> = {
  [RELACIONAMENTO.amigos.id]: 'Vocês se conhecem',
  [RELACIONAMENTO.familia.id]: 'Parentes, por sangue ou casamento',
  [RELACIONAMENTO.mesmaResidencia.id]: 'Moram no mesmo endereço',
  [RELACIONAMENTO.trabalho.id]: 'Trabalham no mesmo lugar',
};
