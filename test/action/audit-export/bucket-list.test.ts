import { expect, test } from "vitest";
import { readBucketPage } from "../../../action/audit-export/bucket-list.ts";

/** A page as the documentation of ListObjectsV2 shows it, with a second object. */
const PAGE = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>bucket</Name>
  <Prefix/>
  <KeyCount>2</KeyCount>
  <MaxKeys>1000</MaxKeys>
  <IsTruncated>false</IsTruncated>
  <Contents>
    <Key>my-image.jpg</Key>
    <LastModified>2009-10-12T17:50:30.000Z</LastModified>
    <ETag>"fba9dede5f27731c9771645a39863328"</ETag>
    <Size>434234</Size>
    <StorageClass>STANDARD</StorageClass>
  </Contents>
  <Contents><Key>tom &amp; &lt;&#106;&#x65;rry&gt; &quot;&apos;</Key></Contents>
</ListBucketResult>
`;

test("the keys of a page are read without their escapes", () => {
  expect(readBucketPage(PAGE)).toEqual({ keys: ["my-image.jpg", `tom & <jerry> "'`], next: null });
});

test("a page names the one after it", () => {
  const token = "<NextContinuationToken>1ueGcx&#47;PE+=</NextContinuationToken>";
  const page = PAGE.replace("<IsTruncated>false</IsTruncated>", `<IsTruncated>true</IsTruncated>${token}`);
  expect(readBucketPage(page)?.next).toBe("1ueGcx/PE+=");
  // Else the rest of the list would be taken for none.
  expect(readBucketPage(page.replace(token, ""))).toBeNull();
});

test.each(["", "{}", "<html></html>", PAGE.slice(0, -30), "<ListBucketResults></ListBucketResults>"])(
  "%j is no page",
  (text) => {
    expect(readBucketPage(text)).toBeNull();
  },
);

test("an escape of no character stays as it is", () => {
  const page = "<ListBucketResult><Key>&#9999999;&nbsp;&amp</Key></ListBucketResult>";
  expect(readBucketPage(page)?.keys).toEqual(["&#9999999;&nbsp;&amp"]);
});
