import * as chamadas from '@rateia/contracts/chamadas';
import { ERROS } from '@rateia/contracts/erros';
import { LIMITE_DA_IMAGEM, problemaDoArquivo } from '@rateia/domain/imagem';
import { IconCamera } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useChamada } from '../../../../lib/consultas.ts';
import { useParte } from '../../../../lib/use-parte.ts';
import { useUpload } from '../../../../lib/use-upload.ts';
import type { Usuario } from '../../../../lib/usuario.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { Carregando } from '../../../../ui/estado/carregando.tsx';
import { ParteOuEspera } from '../../../../ui/estado/parte-ou-espera.tsx';
import { guardarUsuario } from '../../mutations.ts';
import c from './foto.module.css';

function carregarRecorte() {
  return import('./recorte.tsx');
}

/**
 * The profile picture: chosen, cut under a round window, sent. A picture that this browser cannot show is sent as it
 * is, and the server cuts it.
 */
export function Foto({ usuario }: { readonly usuario: Usuario }) {
  const cache = useQueryClient();
  const entrada = useRef<HTMLInputElement>(null);
  const [escolhida, setEscolhida] = useState<{ readonly arquivo: File; readonly origem: string }>();
  const envio = useUpload(chamadas.createFoto, (novo) => {
    guardarUsuario(cache, novo);
    recados.mostrar('Foto atualizada');
  });
  const remover = useChamada(chamadas.deleteFoto, {
    aoConcluir: (novo) => {
      guardarUsuario(cache, novo);
      recados.mostrar('Foto removida');
    },
  });
  const recorte = useParte('recorte da foto', carregarRecorte, escolhida !== undefined);
  useEffect(() => (escolhida === undefined ? undefined : () => URL.revokeObjectURL(escolhida.origem)), [escolhida]);
  function enviar(arquivo: File): void {
    setEscolhida(undefined);
    envio.enviar({ arquivo });
  }
  function escolher(arquivo: File | undefined): void {
    if (arquivo === undefined) return;
    const problema = problemaDoArquivo({ nome: arquivo.name, tamanho: arquivo.size });
    envio.setErro(problema === undefined ? undefined : ERROS[problema].message);
    if (problema === undefined) setEscolhida({ arquivo, origem: URL.createObjectURL(arquivo) });
  }
  return (
    <div className={c['foto']}>
      <Avatar nome={usuario.nome} imagem={usuario.imagem} tamanho={96} voce />
      <div className={c['acoes']}>
        <input
          ref={entrada}
          className={c['entrada']}
          type="file"
          accept="image/jpeg,image/png,image/heic,.jpg,.jpeg,.png,.heic"
          aria-label="Escolher uma foto"
          tabIndex={-1}
          onChange={(evento) => {
            escolher(evento.currentTarget.files?.[0]);
            evento.currentTarget.value = '';
          }}
        />
        <Botao
          variante="suave"
          tamanho="sm"
          icone={<IconCamera size={20} stroke={1.75} />}
          fazendo={envio.enviando && 'Enviando a foto'}
          onClick={() => entrada.current?.click()}
        >
          {usuario.imagem === null ? 'Escolher foto' : 'Trocar foto'}
        </Botao>
        {usuario.imagem !== null && (
          <Botao
            variante="texto"
            tamanho="sm"
            fazendo={remover.isPending && 'Removendo'}
            onClick={() => remover.mutate(undefined)}
          >
            Remover foto
          </Botao>
        )}
        <p
          className={c['apoio']}
          role={envio.erro === undefined ? undefined : 'alert'}
          data-erro={envio.erro !== undefined || undefined}
        >
          {envio.erro ?? `JPG, PNG ou HEIC, até ${LIMITE_DA_IMAGEM}.`}
        </p>
      </div>
      <Dialogo aberto={escolhida !== undefined} titulo="Como fica a foto?" aoFechar={() => setEscolhida(undefined)}>
        {escolhida !== undefined && (
          <ParteOuEspera parte={recorte} titulo="O recorte da foto não carregou" espera={<Carregando />}>
            {({ Recorte }) => (
              <Recorte origem={escolhida.origem} aoCortar={enviar} aoFalhar={() => enviar(escolhida.arquivo)} />
            )}
          </ParteOuEspera>
        )}
      </Dialogo>
    </div>
  );
}
