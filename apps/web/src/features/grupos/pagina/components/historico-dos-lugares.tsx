import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { gruposQueries } from '../../queries.ts';

type Lugar = RespostaDe<'getLugares'>['lugares'][number];

const ESTADO = {
  livre: 'Livre',
  retida: 'Reservada agora',
  ocupada: 'Ocupada',
  em_saida: 'Alguém está de saída',
  admin: 'Do administrador',
};

/** The public log of the seats, without names, for a person who asks for it. */
export function HistoricoDosLugares({ idGrupo }: { readonly idGrupo: number }) {
  const [aberto, setAberto] = useState(false);
  const consulta = useQuery({ ...gruposQueries.lugares(idGrupo), enabled: aberto });
  if (!aberto) {
    return (
      <Botao variante="texto" tamanho="sm" onClick={() => setAberto(true)}>
        Ver o histórico das vagas
      </Botao>
    );
  }
  return (
    <Consulta consulta={consulta} esqueleto={<OssoLista />} erro="Não conseguimos carregar o histórico das vagas">
      {({ lugares }) => (
        <ListaDefinicao
          itens={lugares.map((lugar) => ({
            chave: String(lugar.numero),
            rotulo: `Vaga ${lugar.numero}`,
            detalhe: quantosAntes(lugar),
            valor:
              lugar.estado === 'retida'
                ? ESTADO.retida
                : `${ESTADO[lugar.estado]} desde ${formatarDiaCompleto(lugar.desde)}`,
          }))}
        />
      )}
    </Consulta>
  );
}

function quantosAntes({ pessoasAntes }: Lugar): string {
  if (pessoasAntes === 0) return 'Ninguém saiu dela';
  return pessoasAntes === 1 ? '1 pessoa já saiu dela' : `${pessoasAntes} pessoas já saíram dela`;
}
