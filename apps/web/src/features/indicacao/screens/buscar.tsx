import { tipoDeBusca } from '@rateia/domain/indicacao/rede';
import { DIGITOS_DO_TELEFONE } from '@rateia/domain/validacao';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { ListaDePessoas } from '../components/lista-de-pessoas.tsx';
import c from '../components/pessoa-da-rede.module.css';
import { useConvidarPorContato } from '../mutations.ts';
import { redeQueries } from '../queries.ts';

const MINIMO = 3;

/** /perfil/rede/buscar (spec 1, §2): by name or code; an e-mail or phone is invited, and never looked up. */
export function TelaBuscarNaRede() {
  const [texto, setTexto] = useState('');
  const [busca, setBusca] = useState('');
  const [erro, setErro] = useState<string>();
  return (
    <Pagina titulo="Buscar na rede" voltar={paths.perfilRede()} largura="media">
      <div className={c['pilha']}>
        <search>
          <form
            className={c['pilha']}
            noValidate
            onSubmit={(evento) => {
              evento.preventDefault();
              const limpo = texto.trim();
              if (limpo.length < MINIMO) return setErro(`Escreva pelo menos ${MINIMO} letras.`);
              return setBusca(limpo);
            }}
          >
            <CampoTexto
              rotulo="Nome, e-mail, telefone ou código"
              name="busca"
              tipo="search"
              value={texto}
              onChange={(novo) => {
                setTexto(novo);
                setErro(undefined);
              }}
              erro={erro}
              icone={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
              maxLength={120}
            />
            <Botao tipo="submit">Buscar pessoas</Botao>
          </form>
        </search>
        {busca !== '' && (ehContato(busca) ? <PorContato key={busca} contato={busca} /> : <PorNome busca={busca} />)}
      </div>
    </Pagina>
  );
}

function ehContato(busca: string): boolean {
  const tipo = tipoDeBusca(busca);
  return tipo === 'email' || tipo === 'telefone';
}

function PorNome({ busca }: { readonly busca: string }) {
  const resultado = useQuery(redeQueries.busca(busca));
  return (
    <Consulta
      consulta={resultado}
      esqueleto={<OssoLista quantos={2} />}
      erro="Não conseguimos buscar agora"
      vazio={{
        quando: ({ itens }) => itens.length === 0,
        mostra: (
          <Vazio
            titulo="Não encontramos ninguém com este nome"
            detalhe="A busca mostra pessoas dos seus grupos, amigos de amigos e quem escolheu aparecer. Peça o código de indicação, ou convide pelo e-mail."
          />
        ),
      }}
    >
      {({ itens }) => (
        <Cartao titulo="Pessoas" rente>
          <ListaDePessoas pessoas={itens} codigo={tipoDeBusca(busca) === 'codigo' ? busca.trim() : undefined} />
        </Cartao>
      )}
    </Consulta>
  );
}

function PorContato({ contato }: { readonly contato: string }) {
  const [recusa, setRecusa] = useState<string>();
  const convidar = useConvidarPorContato(setRecusa);
  const digitos = contato.replace(/\D/g, '');
  const telefone = !contato.includes('@');
  if (telefone && digitos.length !== DIGITOS_DO_TELEFONE)
    return <Nota tom="warning">Escreva o celular com DDD: são {DIGITOS_DO_TELEFONE} números.</Nota>;
  if (convidar.isSuccess)
    return (
      <Nota titulo="Convite registrado">
        Se houver uma conta com este contato, ela recebe o seu convite agora. Quando aceitar, aparece na sua rede.
      </Nota>
    );
  return (
    <Cartao titulo={telefone ? 'Convidar por telefone' : 'Convidar por e-mail'}>
      <div className={c['pilha']}>
        <p>Não mostramos de quem é um contato. O convite chega só se houver uma conta com ele.</p>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        <Botao
          fazendo={convidar.isPending && 'Enviando'}
          onClick={() => convidar.mutate({ body: { contato: telefone ? digitos : contato.toLowerCase() } })}
        >
          Enviar convite
        </Botao>
      </div>
    </Cartao>
  );
}
