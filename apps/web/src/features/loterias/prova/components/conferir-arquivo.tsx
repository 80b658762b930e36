import type { ProvaConferida } from '@rateia/domain/loterias/arquivo-da-prova';
import { nomeDoArquivoDaProva } from '@rateia/domain/loterias/arquivo-da-prova';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import type { Prova } from '../conferir.ts';
import { conferirArquivo, emGrupos } from '../conferir.ts';
import c from './prova.module.css';

/** A member holds the file of his cota against the published roots: the sum is made here, and nothing is sent. */
export function ConferirArquivo({ prova }: { readonly prova: Prova }) {
  const [resultado, setResultado] = useState<ProvaConferida>();
  const entrada = useRef<HTMLInputElement>(null);
  async function conferir(arquivo: File | undefined): Promise<void> {
    if (arquivo !== undefined) setResultado(conferirArquivo(await arquivo.text(), prova));
  }
  return (
    <Cartao titulo="Confira você mesmo">
      <div className={c['pilha']}>
        <p>
          Quem tem cota recebeu um arquivo por e-mail quando a lista foi fechada. Com ele você vê que a sua cota está na
          lista, sem precisar acreditar em nós.
        </p>
        {resultado !== undefined && <Resultado resultado={resultado} prova={prova} />}
        <input
          ref={entrada}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label="Arquivo da sua cota"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [arquivo] = currentTarget.files ?? [];
            currentTarget.value = '';
            void conferir(arquivo);
          }}
        />
        <Botao
          variante={resultado === undefined ? 'primario' : 'linha'}
          icone={<IconFileUpload size={20} stroke={1.75} />}
          onClick={() => entrada.current?.click()}
        >
          {resultado === undefined ? 'Escolher o arquivo da minha cota' : 'Conferir outro arquivo'}
        </Botao>
        <p className={c['miudo']}>
          {`Tem um nome como ${nomeDoArquivoDaProva({ bolaoId: prova.id, cota: 1, momento: 'fechamento' })}. A conta é feita no seu aparelho: o arquivo não é enviado.`}
        </p>
      </div>
    </Cartao>
  );
}

interface ResultadoProps {
  readonly resultado: ProvaConferida;
  readonly prova: Prova;
}

function Resultado({ resultado, prova: { lacres } }: ResultadoProps) {
  if (resultado.situacao === 'confere')
    return (
      <Nota titulo={`Você está na lista, cota ${resultado.cota}`} alerta>
        A sua cota faz parte do lacre publicado: o código que sai do seu arquivo é o mesmo.
      </Nota>
    );
  if (resultado.situacao === 'ilegivel')
    return (
      <Nota tom="danger" titulo="Este arquivo não é uma prova de cota" alerta>
        Baixe de novo o anexo do e-mail: copiar e colar o texto costuma estragar o arquivo.
      </Nota>
    );
  return (
    <>
      <Nota tom="danger" titulo="Este arquivo não bate com o lacre" alerta>
        Ou o arquivo mudou no caminho, ou é de outro bolão. Baixe de novo o anexo do e-mail e veja se é deste bolão.
      </Nota>
      <ListaDefinicao
        itens={[
          ...lacres.map(({ momento, raiz }) => ({ chave: momento, rotulo: 'Publicado', valor: emGrupos(raiz) })),
          { rotulo: 'O que sai do seu arquivo', valor: emGrupos(resultado.raiz) },
        ]}
      />
    </>
  );
}
