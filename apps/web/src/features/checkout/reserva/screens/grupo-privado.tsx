import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { checkoutQueries } from '../../queries.ts';

type Privado = RespostaDe<'getGruposPrivados'>['itens'][number];

/** /checkout/grupo-privado (spec 2, §2): the private groups that one may enter, and those that one is in. */
export function TelaGrupoPrivado() {
  const privados = useQuery(checkoutQueries.privados());
  return (
    <Pagina titulo="Grupos privados" voltar={paths.meusGrupos()} largura="media">
      <Consulta
        consulta={privados}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar os grupos privados"
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: (
            <Vazio
              titulo="Nenhum convite espera por você"
              detalhe="Grupos privados aparecem aqui quando alguém convida você."
              acao={<Botao href={paths.novoGrupoEscolha()}>Criar um grupo</Botao>}
            />
          ),
        }}
      >
        {({ itens }) => (
          <Cartao rente>
            <Lista>
              {itens.map((privado) => (
                <LinhaLista
                  key={privado.idGrupo}
                  inicio={<Tile cor={privado.cor} icone={privado.icone} tamanho={44} />}
                  titulo={privado.grupo}
                  detalhe={detalheDo(privado)}
                  fim={<Valor valor={privado.valorMensal} />}
                  href={destinoDo(privado)}
                />
              ))}
            </Lista>
          </Cartao>
        )}
      </Consulta>
    </Pagina>
  );
}

function detalheDo({ papel, convidadoPor, ate }: Privado): string {
  if (papel === 'administrador') return 'Você administra';
  if (papel === 'membro') return 'Você participa';
  const fim = ate === null ? '' : `, até ${noTexto(momentoPerto(ate))}`;
  return `Convite de ${convidadoPor ?? 'um amigo'}${fim}`;
}

function destinoDo({ papel, idGrupo }: Privado): string {
  if (papel === 'administrador') return paths.grupoAdmin(idGrupo);
  return papel === 'membro' ? paths.grupoMembro(idGrupo) : paths.grupoConvite(idGrupo);
}
