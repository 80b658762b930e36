import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { falhaDe, recusou } from '../../../../lib/erros-api.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import c from '../components/mudanca.module.css';
import { useAceitarVagaEquivalente } from '../mutations.ts';
import { vagaEquivalenteQueries } from '../queries.ts';

type Oferta = RespostaDe<'getVagaEquivalente'>;

/** /checkout/outra-vaga/{id}: the equivalent seats after a group was lost, each taken by one button (REGRAS 2.9). */
export function TelaOutraVaga() {
  const id = useParametroId();
  const consulta = useQuery(vagaEquivalenteQueries.oferta(id));
  const falha = falhaDe<'getVagaEquivalente'>(consulta.error);
  const { data } = consulta;
  return (
    <Pagina
      titulo="Outra vaga"
      voltar={paths.meusGrupos()}
      largura="media"
      {...(data === undefined
        ? {}
        : {
            subtitulo: `${data.grupo.nome} terminou. Estes grupos de ${data.grupo.servico} custam perto do que você pagava.`,
          })}
    >
      {recusou(falha, 'semVagaEquivalente') ? (
        <Vazio titulo="Esta oferta não vale mais" acao={<Procurar />} />
      ) : (
        <Consulta consulta={consulta} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos procurar outra vaga">
          {(oferta) => <Vagas oferta={oferta} idGrupo={id} />}
        </Consulta>
      )}
    </Pagina>
  );
}

function Procurar() {
  return <Botao href={paths.pesquisa()}>Ver outros grupos</Botao>;
}

function verbo(saldo: number, totalHoje: number): string {
  return saldo >= totalHoje ? `Entrar com ${formatarReais(centavos(totalHoje))} do saldo` : 'Entrar e pagar';
}

function Vagas({ oferta, idGrupo }: { readonly oferta: Oferta; readonly idGrupo: number }) {
  const [recusa, setRecusa] = useState<string>();
  const aceitar = useAceitarVagaEquivalente(setRecusa);
  const { opcoes, saldo, vagas, mensal, ate } = oferta;
  if (opcoes.length === 0) {
    return (
      <Vazio
        titulo="Nenhum grupo parecido tem vaga agora"
        detalhe="Volte aqui mais tarde: as vagas que abrirem aparecem nesta página."
        acao={<Procurar />}
      />
    );
  }
  return (
    <div className={c['pilha']}>
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      {opcoes.map(({ grupo, totalHoje }) => (
        <Cartao key={grupo.id} titulo={grupo.nome}>
          <div className={c['pilha']}>
            <ListaDefinicao
              itens={[
                { rotulo: 'Por mês', valor: <Valor valor={grupo.valorMensal * vagas} /> },
                { rotulo: 'Você pagava', valor: <Valor valor={mensal} /> },
                { rotulo: 'Administrado por', valor: grupo.admin.nome },
                { rotulo: 'Acesso', valor: grupo.acessoInstantaneo ? 'Na hora' : 'Em até 24 horas' },
                { rotulo: 'Você paga hoje', valor: <Valor valor={totalHoje} />, total: true },
              ]}
            />
            <Botao
              bloco
              rotulo={`${verbo(saldo, totalHoje)}: ${grupo.nome}`}
              fazendo={aceitar.isPending && 'Entrando'}
              onClick={() => {
                setRecusa(undefined);
                aceitar.mutate({ body: { idGrupo, idDestino: grupo.id, totalMostrado: totalHoje } });
              }}
            >
              {verbo(saldo, totalHoje)}
            </Botao>
          </div>
        </Cartao>
      ))}
      <Nota>
        A oferta vale até {noTexto(momentoPerto(ate))}. Nada muda no que volta para você do grupo que terminou.
      </Nota>
    </div>
  );
}
