import { IconLayoutGrid, IconLock, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { useRascunho } from '../../fluxo.ts';
import { caminhoDo, primeiroPendente } from '../../passos.ts';
import { novoGrupoQueries } from '../../queries.ts';
import { NOME_URL_PERSONALIZADO } from '../../rascunho.ts';
import { usePrazos } from '../../textos.ts';

/** /novo-grupo/escolha: from the catalogue or described by the person; a draft that was left is offered again. */
export function TelaEscolha() {
  const { aprovacao, envio } = usePrazos();
  const rascunho = useRascunho();
  const pendencias = useQuery(novoGrupoQueries.pendencias()).data?.pendencias ?? [];
  const comecado = rascunho.servico !== null && rascunho.criado === null;
  return (
    <PassoFluxo
      pergunta="Que serviço você quer dividir?"
      apoio="Você cria o grupo, recebe a parte de cada membro e não paga taxa."
      voltar={paths.grupos()}
    >
      {pendencias.length > 0 && (
        <Nota tom="warning" titulo="Antes de publicar, complete o seu cadastro">
          <ul>
            {pendencias.map(({ tipo, descricao, link }) => (
              <li key={tipo}>
                <Ligacao href={link} pequena>
                  {descricao}
                </Ligacao>
              </li>
            ))}
          </ul>
        </Nota>
      )}
      <Cartao rente>
        <Lista>
          {comecado && (
            <LinhaLista
              icone={<IconPencilPlus size={22} stroke={1.75} />}
              tomIcone="entrada"
              titulo={`Continuar com ${rascunho.servico?.nome ?? ''}`}
              detalhe="Suas respostas estão guardadas nesta aba."
              href={caminhoDo(primeiroPendente(rascunho), rascunho)}
            />
          )}
          <LinhaLista
            icone={<IconLayoutGrid size={22} stroke={1.75} />}
            titulo="Um serviço do catálogo"
            detalhe="Planos e preços já conferidos. A maioria entra no ar na hora."
            href={paths.novoGrupoServicos()}
          />
          <LinhaLista
            icone={<IconPencilPlus size={22} stroke={1.75} />}
            titulo="Outro serviço"
            detalhe={`Você descreve o plano. Nossa equipe responde em ${aprovacao}.`}
            href={paths.novoGrupoPersonalizar()}
          />
          <LinhaLista
            icone={<IconLock size={22} stroke={1.75} />}
            titulo="Um custo entre amigos"
            detalhe="Grupo privado, na hora e com taxa menor. Só entra quem você convidar."
            href={paths.novoGrupoPrivado(NOME_URL_PERSONALIZADO)}
          />
        </Lista>
      </Cartao>
      <Cartao titulo="Do grupo ao recebimento">
        <Passos
          passos={[
            { titulo: 'Você cria o grupo', detalhe: 'Serviço, valor, vagas e regras.', estado: 'agora' },
            {
              titulo: 'Os membros pagam',
              detalhe: 'O dinheiro fica guardado até o acesso funcionar.',
              estado: 'depois',
            },
            {
              titulo: 'Você envia o acesso',
              detalhe: `Em até ${envio} depois que cada membro entra.`,
              estado: 'depois',
            },
            { titulo: 'Você recebe', detalhe: 'No seu saldo, para retirar por Pix.', estado: 'depois' },
          ]}
        />
      </Cartao>
    </PassoFluxo>
  );
}
